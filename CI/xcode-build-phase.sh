#!/bin/sh
# A Run Script build phase of Xcode: the findings appear at their lines, and an error fails the build.
# Xcode runs it without the settings of your shell, so the usual folders of tools are added.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
if ! command -v stylecheck >/dev/null; then
  echo 'warning: stylecheck is not installed, so style sheets are not checked'
  exit 0
fi
stylecheck check --format xcode "${STYLECHECK_PATH:-$SRCROOT}"
