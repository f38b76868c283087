// `npm run docs`: writes what the documents take from the code: the settings' table and the picture of the rooms.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED, withGenerated } from './docs/generated.ts';

const root = join(import.meta.dirname, '..');
for (const [page, part] of Object.entries(GENERATED)) {
  const file = join(root, page);
  const before = readFileSync(file, 'utf8');
  const after = withGenerated(before, part());
  if (after === before) continue;
  writeFileSync(file, after);
  console.log(`Written: ${page}`);
}
