#!/usr/bin/env bash
# Text of Indian languages in a PDF that pdfkit 0.20.2 makes is drawn rightly and comes back wrong: PDFium (@hyzyla/pdfium 2.1.13) and pdf.js 5.6.205 alike
# give the letters of each glyph in the order in which they are drawn, since each glyph has its letters in ToUnicode and no ActualText says how they are typed. The vowel sign that is drawn
# before a consonant comes before it (Tamil அங்கே), and the sign on a conjunct comes before its virama (Kannada ಅಂಕೆಗಳನ್ನು, Telugu అడగవద్దు). What comes back is
# no word: copying, searching and screen readers get it so. Of 600 words each of Tamil, Telugu and Kannada interfaces pdf.js gave 524, 564 and 301 others than were written.
# Exits with 1 when the text that comes back is another than on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.20.2 @hyzyla/pdfium@2.1.13 pdfjs-dist@5.6.205 wawoff2@2.0.1 \
  @fontsource/noto-serif-tamil@5.3.0 @fontsource/noto-serif-telugu@5.3.0 @fontsource/noto-sans-kannada@5.3.0
cat >order.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import wawoff2 from 'wawoff2';

async function pdfOf(word, fontFile) {
  const font = Buffer.from(await wawoff2.decompress(readFileSync(`node_modules/@fontsource/${fontFile}`)));
  const document = new PDFDocument();
  const parts = [];
  document.on('data', (part) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.font(font).fontSize(12).text(word, { lineBreak: false });
  document.end();
  await ended;
  return Buffer.concat(parts);
}
const library = await PDFiumLibrary.init();
async function byPdfium(pdf) {
  const document = await library.loadDocument(pdf);
  const text = document.getPage(0).getText();
  document.destroy();
  // PDFium takes the gaps between some glyphs for spaces; that is not what this is about.
  return text.replace(/\s/g, '');
}
async function byPdfjs(pdf) {
  const document = await pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.map(({ str }) => str).join('').replace(/\s/g, '');
}
const FONT = (family, script) => `noto-${family}-${script}/files/noto-${family}-${script}-${script}-400-normal.woff2`;
const words = [
  ['அங்கே', 'அங்ேக', FONT('serif', 'tamil')],
  ['அடைய', 'அைடய', FONT('serif', 'tamil')],
  ['అడగవద్దు', 'అడగవదు్ద', FONT('serif', 'telugu')],
  ['ಅಂಕೆಗಳನ್ನು', 'ಅಂಕೆಗಳನು್ನ', FONT('sans', 'kannada')],
];
const points = (text) => [...text].map((one) => one.codePointAt(0).toString(16).padStart(4, '0')).join(' ');
let same = true;
for (const [written, expected, fontFile] of words) {
  const pdf = await pdfOf(written, fontFile);
  const [pdfium, js] = [await byPdfium(pdf), await byPdfjs(pdf)];
  console.log(`written ${points(written)}\nPDFium  ${points(pdfium)}\npdf.js  ${points(js)}`);
  same &&= pdfium === expected && js === expected;
}
console.log('pdfkit 0.20.2', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node order.mjs 2>/dev/null
