#!/usr/bin/env bash
# An AVIF picture may name 'mif1' as its major brand and 'avif' among the compatible ones: readers of HEIF go by
# the compatible brands. file-type 22.3.0 then says image/heif, and sharp 0.35.5, which decodes it, says that it is compressed by 'hevc'.
# So neither can be asked whether a browser that reads AVIF will show such a file; the item's type ('av01' or 'hvc1') in its boxes can.
# Exits with 1 when one of them answers otherwise than on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sharp@0.35.5 file-type@22.3.0
cat >brands.mjs <<'JS'
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a04' } }).avif().toBuffer();
const renamed = Buffer.from(avif);
renamed.write('mif1', 8, 'latin1');
const found = [];
for (const [name, file] of [['major brand avif', avif], ['major brand mif1', renamed]]) {
  const type = await fileTypeFromBuffer(file);
  const { compression } = await sharp(file).metadata();
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  found.push(`${type?.mime} ${compression} ${data.length}`);
  console.log(`${name}: compatible ${file.toString('latin1', 16, file.readUInt32BE(0))}, item ${file.includes('av01') ? 'av01' : 'hvc1'};`,
    `file-type ${type?.mime}, sharp compression ${compression}, ${data.length} bytes decoded`);
}
const same = found.join('; ') === 'image/avif av1 12288; image/heif hevc 12288';
console.log('file-type 22.3.0 and sharp 0.35.5', same ? 'behave as described' : `have CHANGED: ${found.join('; ')}`);
process.exit(same ? 0 : 1);
JS
node brands.mjs
