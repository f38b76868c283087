import { mkdir, writeFile } from 'node:fs/promises';
import { dioceses } from '../church.ts';
import { dioceseSeal, synodSeal } from './seal.ts';

// Run by hand when a diocese or a motif changes: `node scripts/sample/drawings/seals.ts`.
// The pages take the seals from this fixed folder, so they are kept with the source.
const folder = new URL('../../../src/site/seals/', import.meta.url);

await mkdir(folder, { recursive: true });
await writeFile(new URL('synod.svg', folder), synodSeal());
for (const diocese of dioceses) await writeFile(new URL(`${diocese.slug}.svg`, folder), dioceseSeal(diocese));
console.log(`${dioceses.length + 1} seals drawn.`);
