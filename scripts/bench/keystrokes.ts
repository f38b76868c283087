/**
 * `node scripts/bench/keystrokes.ts`: what a key costs where Latin letters become Indian ones, by language: all words of the test's list, typed behind each
 * other into one text, in microseconds.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typed } from '#lib/phonetic/engine.ts';
import { TYPED_LANGUAGES } from '#lib/phonetic/languages.ts';
import { loadTable } from '#lib/phonetic/tables.ts';

const ROUNDS = 20;

for (const language of TYPED_LANGUAGES) {
  const table = await loadTable(language);
  const file = join(import.meta.dirname, '../../test/corpus/typing', `${language}.txt`);
  const words = readFileSync(file, 'utf8').trim().split(/\s+/);
  const keys = [...words.filter((_, at) => at % 2 === 0).join(' ')];
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let text = '';
    for (const key of keys) {
      const from = performance.now();
      const { cut, put } = typed(table, text, key) ?? { cut: 0, put: key };
      text = text.slice(0, text.length - cut) + put;
      took.push((performance.now() - from) * 1000);
    }
  }
  took.sort((a, b) => a - b);
  const after = (part: number): string => (took[Math.floor(took.length * part)] ?? 0).toFixed(1);
  process.stdout.write(
    `${language}: ${took.length} keys, median ${after(0.5)} µs, p99 ${after(0.99)} µs, most ${after(0.99999)} µs\n`,
  );
}
