#!/usr/bin/env bash
# @mozilla/readability 0.6.0, the reader mode of Firefox. A heading that says the page's title again is left out of what is read, since the title stands above
# it. Of titles in Indian scripts it is not: both are cut into words at `\W`, which knows Latin letters alone, so that no word is left to compare. Readers of Tamil see
# the title twice.
# Needs npm and Node. Exits with 1 when it does otherwise than on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @mozilla/readability@0.6.0 linkedom@0.18.12 >/dev/null

cat >titles.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

const STORIES = {
  English: ['The boats came home before the storm', 'All the boats of the village came home in the evening, and nobody was missing. '],
  Tamil: ['படகுகள் புயலுக்கு முன்பே வீடு திரும்பின', 'மாலையில் கிராமத்தின் படகுகள் அனைத்தும் கரைக்குத் திரும்பின, யாரும் காணாமல் போகவில்லை. '],
};
const seen = Object.entries(STORIES).map(([language, [title, sentence]]) => {
  const text = `<p>${sentence.repeat(4)}</p>`.repeat(4);
  const { document } = parseHTML(
    `<!doctype html><html><head><title>${title}</title></head><body><article><h1>${title}</h1>${text}</article></body></html>`,
  );
  const read = new Readability(document).parse();
  return `${language}: title ${read.title === title ? 'found' : 'missed'}, said again in the text: ${read.content.includes(`${title}<`) ? 'yes' : 'no'}`;
});
console.log(seen.join('\n'));
JS
seen="$(node titles.mjs)"
echo "$seen"
if [ "$seen" = 'English: title found, said again in the text: no
Tamil: title found, said again in the text: yes' ]; then echo 'Readability behaves as described'; else
  echo 'Readability has CHANGED'
  exit 1
fi
