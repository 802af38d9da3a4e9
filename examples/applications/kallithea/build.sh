# Let Kallithea put its pages together, from the packages of npm that it names itself.
PATH="$1:$PATH"
export PATH
exec kallithea-cli front-end-build
