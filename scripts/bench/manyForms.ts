import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { news } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { soundKey } from '#lib/soundKey.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { migrate } from '#store/database/migrate.ts';
import { growNews } from '#store/records/manyNews.ts';
import { listRecords } from '#store/records/records.ts';
import { searchTerms } from '#store/search/searchTerms.ts';
import { percentile } from './compared.ts';
import { parentOf, processesBelow, processorSince } from './processes.ts';
import { type Measure, most, type Row, row } from './rows.ts';

/** Decision 127 was measured with 100,000 and 800,000. */
const STORIES = 5_000;
const FORMS = 100_000;
/** What a write is compared with. */
const FEW = 3_000;

const SYLLABLES = [
  'க கி மா னோ பெ லு ஷா தி வெ ட ச ரு சொ மீ ரெ ணி யா ங்க ழு ற்ற',
  'క కి మా నో పె లు షా తి వె డ స రు సొ మీ రె ణి యా ళ్ళ త్త బు',
  'ಕ ಕಿ ಮಾ ನೋ ಪೆ ಲು ಷಾ ತಿ ವೆ ಡ ಸ ರು ಸೊ ಮೀ ರೆ ಣಿ ಯಾ ಳ್ಳ ತ್ತ ಬು',
  'ക കി മാ നോ പെ ലു ഷാ തി വെ ട സ രു സൊ മീ രെ ണി യാ ങ്ങ ത്ത ബു',
].map((some) => some.split(' '));
const AT_ONCE = 20_000;
const TIMES = 60;
/** What a story of some length brings, of which all but a few words are known. */
const WORDS_OF_A_STORY = 400;
const NEW_WORDS = 20;

/** What a search takes where Tamil and Malayalam have brought many forms of words into the vocabulary, and what it costs a write. */
export const measure: Measure = async (folder, say) => {
  const embedded = await startEmbedded({ dataDir: folder, log: () => {}, progress: say });
  const database = await openStore(embedded.url);
  try {
    await migrate(database.pool, join(import.meta.dirname, '..', '..', 'migrations'));
    return await measured(database, say);
  } finally {
    await database.close();
    await embedded.stop();
  }
};

async function measured({ db, pool }: Database, say: (sentence: string) => void): Promise<Row[]> {
  say(`Growing to ${STORIES} stories and ${FORMS} forms …`);
  await pool.query(
    `insert into department (id, name, sub_domain) values ('${randomUUID()}', 'Ecology', 'ecology') on conflict do nothing`,
  );
  const words = await growNews(db, STORIES);
  let known = await growForms(db, FEW);
  const pid = (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const postgres = parentOf(pid);
  const pids = (): number[] => [process.pid, ...processesBelow(postgres)];
  const rest = async () => {
    // As autovacuum would have done by then, and without the disk still busy.
    for (const table of ['news', 'search_word']) await pool.query(`vacuum analyze ${table}`);
    await pool.query('checkpoint');
  };
  const taken = async (work: (nth: number) => Promise<unknown>) => {
    for (let i = 0; i < 10; i++) await work(i);
    const times: number[] = [];
    const used = processorSince(pids);
    for (let i = 0; i < TIMES; i++) {
      const began = performance.now();
      await work(10 + i);
      times.push(performance.now() - began);
    }
    const p95 = percentile(times);
    return { p95, processor: (used() * 1000) / TIMES };
  };
  const search = async (typed: string) => {
    const terms =
      (await searchTerms(db, { search: typed, scope: '', names: ['unit'], papers: true })) ?? undefined;
    await listRecords(VISITOR, db, news, { terms, ranked: true, page: 1, limit: 3 }, { fields: ['title'] });
  };
  const some = (nth: number): string => known[(nth * 7919) % known.length] ?? '';
  const story = (nth: number): string[] => [
    ...Array.from({ length: WORDS_OF_A_STORY - NEW_WORDS }, (_, i) => some(nth * 31 + i)),
    ...Array.from({ length: NEW_WORDS }, (_, i) =>
      `${some(nth + i)}${'கதமன'[i % 4]}${nth % 2 ? 'ய' : 'ர'}${i}`.replace(/\d/g, ''),
    ),
  ];
  const learn = (of: readonly string[]) =>
    sql`insert into search_word (scope, word, sound) select 'bench', w.* from unnest(${of}::text[], ${of.map(soundKey)}::text[]) w
      on conflict do nothing`.execute(db);
  const learnt = () => taken((nth) => learn([...new Set(story(nth))].sort()));
  await rest();
  const amongFew = await learnt();
  known = await growForms(db, FORMS);
  await rest();
  const slip = (word: string): string => word.slice(0, 4) + word.slice(5);
  const asked: readonly (readonly [string, (nth: number) => Promise<unknown>])[] = [
    ['A common word', () => search(words.common)],
    ['A rare word', () => search(words.rare)],
    ['A word of an Indian script', (nth) => search(some(nth))],
    ['Latin letters, known in another script', (nth) => search(latinOf(some(nth)))],
    ['A slip', (nth) => search(slip(some(nth)))],
    ['Latin letters that are nothing', (nth) => search(`${latinOf(some(nth))}xtq`)],
    ['Three words', (nth) => search(`${some(nth)} ${some(nth + 1)} ${some(nth + 2)}`)],
    ['Eight slips', (nth) => search(Array.from({ length: 8 }, (_, i) => slip(some(nth + i))).join(' '))],
  ];
  const rows: Row[] = [];
  for (const [what, work] of asked) {
    const { p95, processor: spent } = await taken(work);
    rows.push(
      row(`Search among many forms, ${what}: p95`, p95, 'ms', most(150)),
      row(`Search among many forms, ${what}: processor`, spent, 'ms', most(60)),
    );
  }
  const amongMany = await learnt();
  return [
    ...rows,
    row(`The words of a story of ${WORDS_OF_A_STORY}: processor`, amongMany.processor, 'ms'),
    row(
      `The words of a story of ${WORDS_OF_A_STORY}: processor at many forms`,
      amongMany.processor / amongFew.processor,
      'times',
      most(1.3),
    ),
  ];
}

async function growForms(db: Database['db'], count: number): Promise<string[]> {
  let state = 11;
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const words = new Set<string>();
  while (words.size < count) {
    const own = SYLLABLES[Math.floor(next() * SYLLABLES.length)] ?? [];
    const length = 3 + Math.floor(next() * 4);
    words.add(Array.from({ length }, () => own[Math.floor(next() * own.length)]).join(''));
  }
  const all = [...words];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE).sort();
    await sql`insert into search_word (word, sound) select * from unnest(${some}::text[], ${some.map(soundKey)}::text[])
      on conflict do nothing`.execute(db);
  }
  return all.slice(0, 50_000);
}

/** As somebody may write it in Latin letters. */
const latinOf = (word: string): string =>
  soundKey(word)
    .split('')
    .map((letter) => (letter === 'a' ? 'a' : `${letter}a`))
    .join('');
