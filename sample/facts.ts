import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Dated } from './days.ts';

/** What is known of a file that is printed, without printing it: as much as its row in the database says. */
export interface Facts {
  readonly bytes: number;
  /** Pixels of a picture; of a PDF those of its drawn first page. */
  readonly width: number;
  readonly height: number;
  /** What a picture looks like, as an upload is sketched. */
  readonly sketch?: string;
  /** Something shines through it. */
  readonly transparent?: true;
  /** Of a PDF: what is read in it. */
  readonly paper?: {
    readonly bookmarks: readonly object[];
    readonly pages: readonly { readonly language: string; readonly text: string }[];
  };
}

/** Kept packed: the text of all papers is in it. `node scripts/sampleFacts.ts` writes it. */
export const FACTS = new URL('facts.json.gz', import.meta.url);

/** The facts by the path of each file, with the days filled in. */
export async function factsOf(dated: Dated): Promise<Readonly<Record<string, Facts>>> {
  const text = (await promisify(gunzip)(await readFile(FACTS))).toString();
  return JSON.parse(dated(text)).files;
}

/** What printed files are made of. A change of any of it makes the facts old, which a test notices. */
export function printedFrom(): string {
  const hash = createHash('sha256');
  for (const folder of ['church', 'drawings', 'print']) {
    const at = new URL(`${folder}/`, import.meta.url);
    const names = readdirSync(at, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => /\.\w+$/.test(one) && !one.includes('.test.')).sort())
      hash.update(name).update(readFileSync(new URL(name, at)));
  }
  return hash.digest('hex');
}
