#!/usr/bin/env bash
# hyphen 1.14.1 (the TeX patterns for JavaScript) leaves words below `minWordLength` alone, five by default, and never less than two at either end. All three are counted
# in UTF-16 units, so that in Indian scripts vowel signs count as letters: a Malayalam word of two letters is broken, and a Tamil one of three, as by Firefox 153.8
# with `hyphens: auto` and no `hyphenate-limit-chars`. English words of four letters are left whole. Who counts letters himself (Intl.Segmenter) and asks for longer words gets them.
# Exits with 1 when it breaks otherwise than on 2026-11-30.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hyphen@1.14.1
cat >words.cjs <<'JS'
const broken = (language, word) =>
  require(`hyphen/${language}`).hyphenateSync(word, { minWordLength: 5 }).replaceAll('\u00ad', '-');
const letters = (word) => [...new Intl.Segmenter('ta').segment(word)].length;
const found = [
  ['ml', 'മൂന്ന്'],
  ['ta', 'மூன்று'],
  ['ta', 'நன்றி'],
  ['en-gb', 'away'],
].map(([language, word]) => `${letters(word)} letters: ${broken(language, word)}`);
console.log(`hyphen 1.14.1, words of five and more: ${found.join('; ')}`);
const same = found.join() === '2 letters: മൂ-ന്ന്,3 letters: மூன்-று,3 letters: நன்-றி,4 letters: away';
console.log('hyphen 1.14.1', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node words.cjs
