#!/bin/sh
# Removes what install.sh has put into your account; matches and settings stay.
set -eu
share=${XDG_DATA_HOME:-$HOME/.local/share}
rm -f "$HOME/.local/bin/trapworks" "$share/applications/@ID@.desktop" "$share/metainfo/@ID@.metainfo.xml"
rm -f "$share"/icons/hicolor/*/apps/@ID@.png "$share"/icons/hicolor/*/apps/@ID@.svg
rm -f "$share/mime/packages/@ID@.xml" "$share/man/man1/trapworks.1.gz" "$share"/man/??/man1/trapworks.1.gz
rm -rf "$HOME/.local/lib/trapworks"
refresh() { if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi; }
refresh update-desktop-database "$share/applications"
refresh update-mime-database "$share/mime"
refresh gtk-update-icon-cache -q -t -f "$share/icons/hicolor"
echo "Trapworks is removed. Your matches and settings stay in $share/trapworks."
