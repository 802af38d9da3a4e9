#!/bin/sh
# A desktop session of its own: screen, bus, accessibility, windows.
#
#     session.sh DISPLAY COMMAND...
DISPLAY=":$1"; shift
LANG=C.UTF-8 GTK_MODULES=gail:atk-bridge SAL_USE_VCLPLUGIN=gtk3 GDK_BACKEND=x11
export DISPLAY LANG GTK_MODULES SAL_USE_VCLPLUGIN GDK_BACKEND
Xvfb "$DISPLAY" -noreset -screen 0 1280x900x24 >/dev/null 2>&1 & screen=$!
trap 'kill $screen' EXIT
sleep 2
dbus-run-session -- sh -c '
    /usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 &
    openbox >/dev/null 2>&1 & sleep 2
    exec "$@"' sh "$@"
