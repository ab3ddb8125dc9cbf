#!/bin/sh
# Installs Trapworks for your own account: no administrator, nothing outside your home.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
program=$HOME/.local/lib/trapworks
share=${XDG_DATA_HOME:-$HOME/.local/share}

# Beside the old one first, so that a full disk leaves what was there.
rm -rf "$program.new"
mkdir -p "$program.new" "$HOME/.local/bin" "$share/applications"
cp -R "$here/trapworks" "$here/_internal" "$here/uninstall.sh" "$here/LICENSE" "$here/THIRD-PARTY" "$program.new"
chmod -R u+w "$program.new"
rm -rf "$program"
mv "$program.new" "$program"
ln -sf "$program/trapworks" "$HOME/.local/bin/trapworks"

# The names of version 0.1.0.
rm -f "$share/applications/trapworks.desktop" "$share"/icons/hicolor/*/apps/trapworks.*
(cd "$here/share" && find icons man metainfo mime -type f) | while IFS= read -r file; do
    mkdir -p "$share/${file%/*}"
    cp "$here/share/$file" "$share/$file.new"
    chmod u+w "$share/$file.new"
    mv -f "$share/$file.new" "$share/$file"
done
# The entry names the program by its full path, quoted as the Desktop Entry Specification asks.
quoted=$(printf '%s' "$program/trapworks" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
# Gnome's library looks for the program before it unquotes a per cent, and would pass over the entry.
case $program in *%*) by='env ' ;; *) by='' ;; esac
plain=$(printf '%s' "$program/trapworks" | sed -e 's/\\/\\\\/g')
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec=%s"%s" %%f\n' "$by" "$quoted" ;;
    TryExec=*) printf 'TryExec=%s\n' "$plain" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/@ID@.desktop" >"$share/applications/@ID@.desktop"

refresh() { if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi; }
refresh update-desktop-database "$share/applications"
refresh update-mime-database "$share/mime"
refresh gtk-update-icon-cache -q -t -f "$share/icons/hicolor"

echo "Trapworks is in your menu, and as $HOME/.local/bin/trapworks. To remove it: sh \"$program/uninstall.sh\""
