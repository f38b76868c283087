#!/usr/bin/env bash
# What Tesseract reads in Tamil and Malayalam (tesseract.js 7.0.0 with @tesseract.js-data/tam and /mal 1.0.0, the LSTM models) is spelt otherwise
# than people type it, while it looks the same: a zero-width non-joiner follows each virama at the end of a word (போதகர், Malayalam കർത്താവ്), and each Malayalam chillu is
# written as consonant + virama + zero-width joiner, the spelling of before Unicode 5.1, never as the letter of its own that keyboards give (അവൻ: U+0D7B). Neither is a
# canonical equivalent: NFC and NFKC leave both as they are, so a search in the recognised text finds no such word unless it folds the two spellings itself.
# The words are drawn by HarfBuzz from Noto fonts and read back. Exits with 1 when the text read is another than on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tesseract.js@7.0.0 @tesseract.js-data/tam@1.0.0 @tesseract.js-data/mal@1.0.0 \
  sharp@0.35.5 harfbuzzjs@1.6.4 wawoff2@2.0.1 @fontsource/noto-serif-tamil@5.3.0 @fontsource/noto-serif-malayalam@5.3.0
cat >joiners.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import wawoff2 from 'wawoff2';

const LETTER_PX = 64;
const UNITS_PER_EM = 1000;
async function pictureOf(words, fontFile) {
  const bytes = new Uint8Array(await wawoff2.decompress(readFileSync(`node_modules/@fontsource/${fontFile}`)));
  const font = new hb.Font(new hb.Face(new hb.Blob(bytes.buffer)));
  const scale = LETTER_PX / UNITS_PER_EM;
  let paths = '';
  for (const [line, word] of words.entries()) {
    const buffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const places = buffer.getGlyphPositions();
    let x = 0;
    for (const [i, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, xOffset, yOffset } = places[i];
      const at = `${40 + (x + xOffset) * scale},${110 * (line + 1) - yOffset * scale}`;
      paths += `<path transform="translate(${at}) scale(${scale},${-scale})" d="${font.glyphToPath(codepoint)}"/>`;
      x += xAdvance;
    }
  }
  const size = `width="700" height="${110 * words.length + 60}"`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#fff"/>${paths}</svg>`)).png().toBuffer();
}
async function readBack(language, words, fontFile) {
  const worker = await createWorker(language, 1, { langPath: `node_modules/@tesseract.js-data/${language}/4.0.0_best_int`, cacheMethod: 'none' });
  const { data } = await worker.recognize(await pictureOf(words, fontFile));
  await worker.terminate();
  return data.text.split('\n').filter(Boolean);
}
const points = (text) => [...text].map((one) => one.codePointAt(0).toString(16).padStart(4, '0')).join(' ');
const FONT = (script) => `noto-serif-${script}/files/noto-serif-${script}-${script}-400-normal.woff2`;
const words = { tam: ['போதகர்', 'கொடுத்தார்', 'மொழி'], mal: ['അവൻ', 'ഞായർ', 'കർത്താവ്', 'കൊടുത്തു'] };
const found = [
  ...(await readBack('tam', words.tam, FONT('tamil'))),
  ...(await readBack('mal', words.mal, FONT('malayalam'))),
];
const drawn = [...words.tam, ...words.mal];
const expected = [
  'போதகர்\u200c',
  'கொடுத்தார்\u200c',
  'மொழி',
  'അവന്\u200d',
  'ഞായര്\u200d',
  'കര്\u200dത്താവ്\u200c',
  'കൊടുത്തു',
];
for (const [i, word] of drawn.entries()) {
  const read = found[i] ?? '';
  const equal = ['NFC', 'NFKC'].some((form) => read.normalize(form) === word.normalize(form));
  console.log(`drawn ${points(word)}\nread  ${points(read)}${equal ? '' : '   (no canonical equivalent)'}`);
}
const same = found.join('\n') === expected.join('\n');
console.log('tesseract.js 7.0.0', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node joiners.mjs
