#!/usr/bin/env bash
# Kannada words with KA + VIRAMA + SSA and a vowel sign, as in ಪರೀಕ್ಷೆ, ರಕ್ಷಿಸು, ಶಿಕ್ಷೆ: fontkit 2.0.4 (the shaper of pdfkit and
# @react-pdf) loses the conjunct that the font has for them. It joins the vowel sign to KA first and puts the small SSA after it; HarfBuzz 15.0.0
# (harfbuzzjs 1.6.4), and so browsers, draw one glyph of the conjunct with its sign. Without a vowel sign both agree. In a PDF such a word is wider
# and reads as the rarer spelling without the conjunct. Of 2,740 words of Kannada interfaces 7 were drawn differently, all of this kind.
# Font: Noto Sans Kannada of @fontsource/noto-sans-kannada 5.3.0. Exits with 1 when the glyphs are others than on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fontkit@2.0.4 harfbuzzjs@1.6.4 wawoff2@2.0.1 @fontsource/noto-sans-kannada@5.3.0
cat >kssa.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import * as hb from 'harfbuzzjs';
import wawoff2 from 'wawoff2';

const packed = readFileSync('node_modules/@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2');
const bytes = new Uint8Array(await wawoff2.decompress(packed));
const kit = fontkit.create(Buffer.from(bytes));
const font = new hb.Font(new hb.Face(new hb.Blob(bytes.buffer)));
const nameOf = (id) => kit.getGlyph(id).name;
const byHarfBuzz = (word) => {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => nameOf(codepoint)).join(' ');
};
const byFontkit = (word) => kit.layout(word).glyphs.map(({ id }) => nameOf(id)).join(' ');
const expected = {
  'ಕ್ಷ': ['kassaknda', 'kassaknda'],
  'ಕ್ಷೆ': ['kevowelknda ssasubscriptknda', 'kassevowelknda'],
  'ಕ್ಷಿ': ['kivowelknda ssasubscriptknda', 'kassivowelknda'],
  'ಪರೀಕ್ಷೆ': ['paknda rivowelknda lengthmarkknda kevowelknda ssasubscriptknda', 'paknda rivowelknda lengthmarkknda kassevowelknda'],
};
let same = true;
for (const [word, [kitGlyphs, hbGlyphs]] of Object.entries(expected)) {
  const [one, other] = [byFontkit(word), byHarfBuzz(word)];
  console.log(`${word}\n  fontkit:  ${one}\n  HarfBuzz: ${other}`);
  same &&= one === kitGlyphs && other === hbGlyphs;
}
console.log('fontkit 2.0.4', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node kssa.mjs
