import { sql } from 'kysely';
import { news } from '#kinds/news.ts';
import { LANGUAGES, type Language } from '#lib/language.ts';
import { Refusal } from '#lib/refusal.ts';
import { soundKey } from '#lib/soundKey.ts';
import { newId } from '#lib/uuid.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { IN_TITLE, searchWordsOf } from '../search/searchColumns.ts';

const BATCH = 1000;
/** Words per language. */
const VOCABULARY = 15_000;
/** The share of stories in the other languages that contain the first language's most common word, as with the church's short name. */
const COMMON = 1 / 3;

/** Pseudo-random numbers from a fixed seed: a benchmark measures the same rows on every run. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** By language: words built from these syllables have the letters, the marks and the length of real ones. */
const SYLLABLES: Readonly<Record<Language, string>> = {
  en: 'ka ri ma no pe lu sha tor ven dam il gra sto mi ren cho bel wa fi ter',
  ta: 'க கி மா னோ பெ லு ஷா தி வெ டம் இல் ரு சொ மீ ரெ ணி யா ங்க',
  te: 'క కి మా నో పె లు షా తి వె డం ఇల్ రు సొ మీ రె ణి యా ళ్ళ',
  kn: 'ಕ ಕಿ ಮಾ ನೋ ಪೆ ಲು ಷಾ ತಿ ವೆ ಡಂ ಇಲ್ ರು ಸೊ ಮೀ ರೆ ಣಿ ಯಾ ಳ್ಳ',
  ml: 'ക കി മാ നോ പെ ലു ഷാ തി വെ ടം ഇൽ രു സൊ മീ രെ ണി യാ ങ്ങ',
};

/** Made-up words of a language; the first ones are the most frequent, as in every language. */
function vocabulary(language: Language, next: () => number): string[] {
  const syllables = SYLLABLES[language].split(' ');
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    const length = 2 + Math.floor(next() * 3);
    words.add(Array.from({ length }, () => syllables[Math.floor(next() * syllables.length)]).join(''));
  }
  return [...words];
}

/** Three words for a search: one in more than a third of all rows, one in every thousandth, one in hardly any. */
export interface KnownWords {
  readonly common: string;
  readonly middling: string;
  readonly rare: string;
}

/**
 * Adds news until there are `count`, written straight into the table with their search words: for load tests only, as the write path would take an hour. Spread
 * over all units, a fifth in each language; word frequencies follow Zipf, a tenth is inactive. Throws Refusal when there is no unit yet.
 */
export async function growNews(
  db: Db,
  count: number,
  progress: (done: number) => void = () => {},
): Promise<KnownWords> {
  const next = chance(7);
  const words = LANGUAGES.map((language) => vocabulary(language, next));
  const known = (at: number): string => words[0]?.[at] ?? '';
  const [common, middling, rare] = [known(1), known(400), known(VOCABULARY - 40)];
  const say = (nth: number, length: number): string => {
    const own = words[nth % words.length] ?? [];
    return Array.from({ length }, () => own[Math.floor(VOCABULARY ** next()) - 1]).join(' ');
  };
  const units = await sql<{ id: string; diocese: boolean }>`
    select id, false as diocese from department union all select id, true from diocese order by 1`.execute(
    db,
  );
  if (units.rows.length === 0) throw new Refusal(409, 'There is no department or diocese yet to have news.');
  const author = await sql<{ id: string }>`select id from account order by created_at limit 1`.execute(db);
  const present = await sql<{ n: number }>`select count(*)::int as n from news`.execute(db);
  for (let done = present.rows[0]?.n ?? 0; done < count; ) {
    const size = Math.min(BATCH, count - done);
    const rows = Array.from({ length: size }, (_, i) => newsRow(say, common, next, units.rows, done + i));
    await writing(db, (tx) => insertRows(tx, rows, author.rows[0]?.id ?? null));
    done += size;
    progress(done);
  }
  await sql`analyze news`.execute(db);
  await sql`analyze search_word`.execute(db);
  return { common, middling, rare };
}

interface NewsRow {
  id: string;
  department_id: string | null;
  diocese_id: string | null;
  title: string;
  heading: string;
  description: string;
  date: string;
  activated: boolean;
  words: string[];
}

function newsRow(
  say: (nth: number, length: number) => string,
  common: string,
  next: () => number,
  units: readonly { id: string; diocese: boolean }[],
  nth: number,
): NewsRow {
  const unit = units[Math.floor(next() * units.length)];
  const title = say(nth, 6).slice(0, 90);
  const heading = say(nth, 10).slice(0, 130);
  const body = `${say(nth, 70 + Math.floor(next() * 60))}${next() < COMMON ? ` ${common}` : ''}`;
  const day = new Date(Date.UTC(2026, 0, 1) - Math.floor(next() * 3650) * 86_400_000);
  return {
    id: newId(day.getTime() + nth),
    department_id: unit && !unit.diocese ? unit.id : null,
    diocese_id: unit?.diocese ? unit.id : null,
    title,
    heading,
    description: `<p>${body}</p>`,
    date: day.toISOString().slice(0, 10),
    activated: next() > 0.1,
    words: searchWordsOf(news, { title, heading, description: body }),
  };
}

async function insertRows(tx: Tx, rows: readonly NewsRow[], author: string | null): Promise<void> {
  // Sent as one JSON text and unpacked by the database: arrays of different lengths can't be passed as one array.
  await sql`insert into news (id, department_id, diocese_id, title, heading, description, date, activated, created_by, search_words)
    select r.id, r.department_id, r.diocese_id, r.title, r.heading, r.description, r.date, r.activated, ${author}::uuid,
      array_to_tsvector(array(select jsonb_array_elements_text(r.words)))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, department_id uuid, diocese_id uuid, title text, heading text,
      description text, date date, activated boolean, words jsonb)`.execute(tx);
  const all = [...new Set(rows.flatMap((row) => row.words))]
    .filter((word) => !word.startsWith(IN_TITLE))
    .sort();
  await sql`insert into search_word (word, sound)
    select * from unnest(${all}::text[], ${all.map(soundKey)}::text[]) on conflict do nothing`.execute(tx);
}
