#!/usr/bin/env bash
# sharp 0.35.5 documents `mozjpeg: true` as equivalent to four other options, each of which counts where it is given beside it. It sets a fifth one, without a word,
# that can't be taken back: with `{ mozjpeg: true, optimiseScans: false, progressive: false }` the JPEG is progressive all the same. The four options written out
# without `mozjpeg` give the baseline JPEG that was asked for.
# Exits with 1 when it writes otherwise than on 2026-11-30.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sharp@0.35.5
cat >scans.mjs <<'JS'
import sharp from 'sharp';

const picture = { create: { width: 64, height: 64, channels: 3, background: 'teal' } };
const isProgressive = async (options) =>
  (await sharp(await sharp(picture).jpeg(options).toBuffer()).metadata()).isProgressive;
const own = { trellisQuantisation: true, overshootDeringing: true, quantisationTable: 3 };
const asked = { optimiseScans: false, progressive: false };
const found = [await isProgressive({ mozjpeg: true, ...asked }), await isProgressive({ ...own, ...asked })];
console.log(`sharp 0.35.5: progressive with mozjpeg ${found[0]}, with its options written out ${found[1]}`);
const same = found.join(' ') === 'true false';
console.log('sharp 0.35.5', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node scans.mjs
