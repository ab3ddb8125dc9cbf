#!/bin/sh
# Removes what install.sh has put into your account; matches and settings stay.
set -eu
share=${XDG_DATA_HOME:-$HOME/.local/share}
rm -f "$HOME/.local/bin/trapworks" "$share/applications/trapworks.desktop" "$share/metainfo/@ID@.metainfo.xml"
rm -f "$share"/icons/hicolor/*/apps/trapworks.png "$share"/icons/hicolor/*/apps/trapworks.svg
rm -rf "$HOME/.local/lib/trapworks"
refresh() { if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi; }
refresh update-desktop-database "$share/applications"
refresh gtk-update-icon-cache -q -t -f "$share/icons/hicolor"
echo "Trapworks is removed. Your matches and settings stay in $share/trapworks."
