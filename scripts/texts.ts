import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#lib/language.ts';
import type { Reviews } from '#lib/languages/reviews.ts';
import { PARTS, readTexts, reviewFile, sentencesOf, textFile } from './texts/parts.ts';
import { changedTexts, readTable, type Sentence, tableOf } from './texts/table.ts';

/**
 * Writes all texts of a language as a table for somebody who speaks it, and takes it back:
 * `npm run -s texts -- out ta > ta.csv`, `npm run texts -- in ta ta.csv`.
 */
const USAGE = 'npm run -s texts -- out ta > ta.csv, and npm run texts -- in ta ta.csv';
const project = join(import.meta.dirname, '..');

async function main([what, language = '', file]: readonly string[]): Promise<void> {
  const isKnown = LANGUAGES.some((one) => one === language && one !== 'en');
  if (!isKnown || (what !== 'out' && !(what === 'in' && file)))
    throw new Error(`Please say what to do: ${USAGE}.`);
  const texts = new Map(PARTS.map((part) => [part, readTexts(project, part, language)]));
  const each = [...texts].map(async ([part, own]) =>
    (await sentencesOf(part, own)).map((leaf): Sentence => ({ part, ...leaf })),
  );
  const sentences = (await Promise.all(each)).flat();
  const reviews: Reviews = JSON.parse(readFileSync(join(project, reviewFile(language)), 'utf8'));
  if (what === 'out' || file === undefined) {
    process.stdout.write(tableOf(sentences, reviews));
    return;
  }
  const read = readTable(readFileSync(file, 'utf8'), sentences, reviews);
  const write = (path: string, content: unknown): void =>
    writeFileSync(join(project, path), `${JSON.stringify(content, null, 2)}\n`);
  for (const [part, own] of texts) {
    const changed = new Map([...read.changed].map(([key, said]) => [`.${key.slice(part.length + 1)}`, said]));
    const its = [...read.changed.keys()].some((key) => key.startsWith(`${part}.`));
    if (its) write(textFile(part, language), changedTexts(own, changed));
  }
  write(reviewFile(language), read.reviews);
  console.log(
    `${read.changed.size} texts were changed, ${Object.keys(read.reviews).length} of ${sentences.length} are reviewed.`,
  );
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
