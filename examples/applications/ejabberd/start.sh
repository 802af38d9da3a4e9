# Run ejabberd by itself, without a name that other nodes would find it by.
data=$1 config=$2
export ERL_LIBS="$(dirname "$(ls -d /usr/lib/*/ejabberd-*-*)")"
export EJABBERD_CONFIG_PATH="$config" EJABBERD_LOG_PATH="$data/ejabberd.log"
export ERL_CRASH_DUMP_BYTES=0
exec erl -noinput -mnesia dir "\"$data\"" -s ejabberd
