#!/bin/sh
# Checks a folder of documents with Promenade's qa and leaves its reports in a folder.
#   check-content.sh <promenade> <content> <reports>
# <promenade>: a checkout of Promenade. LIVE: an input to compare with, such as the address of the live server (then also CONSOLE_TOKEN).
# LAST: the manifest.json of an earlier sheet, so that only what differs is drawn and marked. SHEET=off: no pictures. Exit code: 0 clean, 1 findings, 2 something could not run.
set -u
if [ "$#" -ne 3 ]; then
  echo "usage: check-content.sh <promenade> <content> <reports>" >&2
  exit 2
fi
promenade=$(cd "$1" && pwd) || exit 2
content=$(cd "$2" && pwd) || exit 2
mkdir -p "$3" || exit 2
reports=$(cd "$3" && pwd) || exit 2
last=
if [ -n "${LAST:-}" ]; then
  last=$(cd "$(dirname "$LAST")" && pwd)/$(basename "$LAST") || exit 2
fi
worst=0

qa() { (cd "$promenade" && npm run -s qa -- "$@"); }
# The worst exit code is the script's.
note() { if [ "$1" -gt "$worst" ]; then worst=$1; fi; }

qa validate "$content" --format sarif --out "$reports/validate.sarif" --quiet
checked=$?
note "$checked"
if [ "$checked" -eq 0 ]; then
  qa simulate "$content" --format sarif --out "$reports/simulate.sarif" --quiet
  note $?
else
  echo "simulate was left out: mend what validate has found first." >&2
fi
if [ -n "${LIVE:-}" ]; then
  qa diff "$LIVE" "$content" > "$reports/comment.txt"
  # 1 says that something changed, which is what a pull request is for.
  [ $? -le 1 ] || note 2
fi
if [ "$checked" -eq 0 ] && [ "${SHEET:-on}" = on ]; then
  qa render --sheet --in "$content" --out "$reports/sheet" --quiet ${last:+--compare "$last"}
  [ $? -le 1 ] || note 2
fi
exit "$worst"
