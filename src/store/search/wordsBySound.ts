import { sql } from 'kysely';
import { languageOf } from '#lib/language.ts';
import {
  beginDistance,
  keysBeside,
  latinStem,
  readingsOf,
  soundDistance,
  soundKeys,
  soundLetters,
} from '#lib/soundKey.ts';
import type { Db } from '../database/db.ts';

/** At most this many words with the same key are checked, and as many that only begin with it, the shortest first. */
const MOST_ALIKE = 200;
const MOST_BEGINNING = 100;
const MOST_WALKED = 2000;
/** A shorter key is the beginning of too many; for a word that the church has written it has to be longer. */
const LONG_ENOUGH_TO_BEGIN = 3;
const LONG_ENOUGH_IF_WRITTEN = 4;
/** Variants of a shorter key would match everything. */
const LONG_ENOUGH_FOR_SLIPS = 4;
/** Words further from the best of their script are left out. */
const BESIDE_THE_BEST = 0.1;
const MOST_OF_A_SCRIPT = 6;
/** What is added for a stem that may be none: only words of almost the same sound are left. */
const UNSURE = 0.2;

/** A vocabulary word that sounds like the typed one, and its distance: 0 for the same sound. */
export interface Sounding {
  readonly word: string;
  readonly distance: number;
}

/** `furthest`: the largest distance. `written`: the typed word is in the vocabulary itself. `slips`: also keys with one consonant changed, added or missing. */
interface Asked {
  readonly furthest: number;
  readonly written?: boolean;
  readonly slips?: boolean;
}

/** The words that sound most like one, in any script, the nearest first. */
export async function wordsBySound(
  db: Db,
  scope: string,
  typed: string,
  { furthest, written = false, slips = false }: Asked,
): Promise<Sounding[]> {
  const keys = soundKeys(typed);
  const [key = ''] = keys;
  if (key === '') return [];
  const asked = slips && key.length >= LONG_ENOUGH_FOR_SLIPS ? keysBeside(key) : keys;
  const shortest = written ? LONG_ENOUGH_IF_WRITTEN : LONG_ENOUGH_TO_BEGIN;
  const begins = keys.filter((one) => one.length >= shortest);
  const { rows } = await sql<{ word: string; begins: boolean }>`
    (select word, false as begins from search_word where scope = ${scope} and sound = any(${asked}::text[]) limit ${MOST_ALIKE})
    ${sql.join(
      begins.map((one) => sql`union all ${beginningWith(scope, one)}`),
      sql` `,
    )}`.execute(db);
  const { stem, isUnsure } = latinStem(typed);
  const readings = readingsOf(typed).map((one) => ({
    letters: soundLetters(one),
    more: isUnsure && one === stem ? UNSURE : 0,
  }));
  const nearest = new Map<string, number>();
  for (const { word, begins: isLonger } of rows) {
    const letters = soundLetters(word);
    const far = readings.map(
      (reading) =>
        reading.more +
        (isLonger ? beginDistance(reading.letters, letters) : soundDistance(reading.letters, letters)),
    );
    const distance = Math.min(...far, nearest.get(word) ?? 1);
    if (distance <= furthest && word !== typed) nearest.set(word, distance);
  }
  const sorted = [...nearest]
    .map(([word, distance]) => ({ word, distance }))
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
  const ofScripts = Object.values(Object.groupBy(sorted, ({ word }) => languageOf(word)));
  const best = ofScripts.flatMap((some) => {
    const [{ distance: least } = { distance: 0 }] = some;
    return some.filter(({ distance }) => distance <= least + BESIDE_THE_BEST).slice(0, MOST_OF_A_SCRIPT);
  });
  return best.sort((a, b) => a.distance - b.distance);
}

const beginningWith = (scope: string, key: string) => sql`(select word, true from (
  select word, sound from search_word where scope = ${scope} and starts_with(sound, ${key}) and sound <> ${key} limit ${MOST_WALKED}) longer
  order by char_length(sound), sound limit ${MOST_BEGINNING})`;
