import { afterAll, beforeAll, expect, it } from 'vitest';
import { fold } from '#lib/fold.ts';
import { soundKey } from '#lib/soundKey.ts';
import { fillSounds } from '#store/search/soundsOfWords.ts';
import { OFFICE_LOGIN, startEmptyApi, type TestApi } from '../../support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '../../support/site.ts';

/** How the search over everything finds what was written in another script, with slips, in PDFs, in quotation marks, and what it says of that. */
let api: TestApi;
let client: BuiltClient;
let site: Served;
let office: string;
let unit: string;

const STORIES = [
  ['திருச்சபையின் விழா', '<p>ஊர் கூடிக் கொண்டாடியது.</p>'],
  ['Thiruchabai in a new song', '<p>The <b>word of</b> the year.</p>'],
  ['A year of the word', '<p>Nothing else.</p>'],
  ['Reading the letter', '<p>எருசலேமில் நடந்தது</p>'],
  ['Minutes', '<p>See the paper with care.</p>'],
];

beforeAll(async () => {
  api = await startEmptyApi();
  office = await api.signIn(OFFICE_LOGIN.email, OFFICE_LOGIN.password);
  unit = (await api.call('POST', 'department/create', office, { name: 'Music', aim: '<p>-</p>' })).body.data
    ._id;
  for (const [title, description] of STORIES) await addStory(title ?? '', description ?? '');
  client = await builtClient();
  site = await serveSite({ database: api.database, clientDir: client.folder });
});
afterAll(async () => {
  await site.app.close();
  await api.close();
  await client.remove();
});

async function addStory(title: string, description: string): Promise<string> {
  const record = { title, description, thumbnail: '0', department: unit, date: '2026-11-01' };
  return (await api.call('POST', 'news/create', office, record)).body.data._id;
}

const plain = (html = ''): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00ad', '')
    .replaceAll('&quot;', '"');

/** The titles that were found, in their order, and what is said above them. */
async function found(q: string, more = ''): Promise<{ titles: string[]; said: string }> {
  const answer = await site.get(`/search?q=${encodeURIComponent(q)}${more}`);
  // Where nothing was found the newest news stand instead.
  const [body = ''] = answer.body.split('id="recent"');
  return {
    titles: [...body.matchAll(/<article class="result">.*?<h3[^>]*>(.*?)<\/h3>/gs)].map(([, title]) =>
      plain(title),
    ),
    said: plain(/<p class="also".*?<\/p>/s.exec(body)?.[0]),
  };
}

it('finds another script by its sound where nothing has the word as it was typed, and says that it is a guess', async () => {
  const { titles, said } = await found('vizha');
  expect(titles).toEqual(['திருச்சபையின் விழா']);
  expect(said).toBe('Nothing says “vizha”. Did you mean: விழா. 1 found');
  expect((await found('vizha', '&literally=1')).titles).toEqual([]);
  // No guess beside the word itself.
  expect(await found('thiruchabai')).toEqual({ titles: ['Thiruchabai in a new song'], said: '1 found' });
});

it('guesses no small word, by sound or by a slip', async () => {
  for (const typed of ['veedu', 'wiht']) expect(await found(typed)).toEqual({ titles: [], said: '' });
});

it('leaves small words out, and searches them where nothing else was typed', async () => {
  expect((await found('how to find the minutes')).titles).toEqual((await found('find minutes')).titles);
  expect((await found('minutes of the')).titles).toEqual(['Minutes']);
  expect((await found('"the letter"')).titles).toEqual(['Reading the letter']);
  expect((await found('the')).titles.length).toBeGreaterThan(1);
});

it('knows names that no rule of sounds leads to', async () => {
  const { titles, said } = await found('Jerusalem');
  expect(titles).toEqual(['Reading the letter']);
  expect(said).toContain('also as எருசலேம்');
});

it('keeps together what stands in quotation marks', async () => {
  expect((await found('word year')).titles.sort()).toEqual([
    'A year of the word',
    'Thiruchabai in a new song',
  ]);
  expect((await found('"word of the year"')).titles).toEqual(['Thiruchabai in a new song']);
  expect((await found('“year of the word”')).titles).toEqual(['A year of the word']);
  expect((await found('"word year"')).titles).toEqual([]);
});

it('reads for a phrase no more than the newest two thousand that have its words', async () => {
  const id = await addStory('Bells', '<p>The bell tower stands.</p>');
  expect((await found('"bell tower"')).titles).toEqual(['Bells']);
  const { pool } = api.database;
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(column_name) as name from information_schema.columns where table_name = 'news' and is_generated = 'NEVER'",
  );
  const others = rows.map(({ name }) => name).filter((name) => !['id', 'description'].includes(name));
  await pool.query(
    `insert into news (id, description, ${others.join(', ')}) select ('ffffffff-ffff-7fff-8fff-' || lpad(to_hex(g), 12, '0'))::uuid,
      '<p>The tower of the bell.</p>', ${others.join(', ')} from news, generate_series(1, 2000) g where id = $1`,
    [id],
  );
  expect((await found('"bell tower"')).titles).toEqual([]);
  await pool.query("delete from news where description = '<p>The tower of the bell.</p>'");
  expect((await found('"bell tower"')).titles).toEqual(['Bells']);
});

it('leaves out what stands nowhere rather than finding nothing, and says so', async () => {
  const without = await found('minutes zzqxv');
  expect(without.titles).toEqual(['Minutes']);
  expect(without.said).toMatch(/^1 found, without zzqxv/);
  const fewer = await found('minutes song');
  // The page of books, because 'hymn' and 'song' are one.
  expect(fewer.titles.sort()).toEqual(['Minutes', 'Publications', 'Thiruchabai in a new song']);
  expect(fewer.said).toContain('not all of these words together');
  expect((await found('minutes zzqxv', '&literally=1')).said).toBe('');
});

it('finds what stands in a PDF of a record that visitors may see, and no other', async () => {
  const ids = [await addStory('Shown paper', '<p>-</p>'), await addStory('Hidden paper', '<p>-</p>')];
  for (const [at, id] of ids.entries())
    await api.database.pool.query(
      `with file as (insert into media (id, file_name, original_name, type, kind, bytes, sha256)
          values (gen_random_uuid(), $1 || '.pdf', 'paper.pdf', 'application/pdf', 'document', 1, '') returning id),
        paper as (insert into paper (id, media_id, reader, language, read_at)
          select gen_random_uuid(), id, 1, 'ta', now() from file returning id, media_id),
        page as (insert into paper_page (paper_id, number, source, language, text, letters)
          select id, 1, 'layer', 'ta', 'நெச வாளர் கூட்ட ம்', 'நெசவாளர்கூட்டம்' from paper)
       update news set pdf = array(select media_id from paper), activated = $2 where id = $1::uuid`,
      [id, at === 0],
    );
  await api.database.pool.query(
    "insert into media_use (media_id, kind, record_id) select unnest(pdf), 'news', id from news where cardinality(pdf) > 0",
  );
  expect((await found('நெசவாளர்')).titles).toEqual(['Shown paper']);
  expect((await found('நெசவாளர் கூட்டம்')).titles).toEqual(['Shown paper']);
  // Where in it, with the words marked as the file has them, and the way to that page.
  const { rows: named } = await api.database.pool.query<{ name: string }>(
    "select m.file_name as name from media m join news n on m.id = any(n.pdf) where n.title = 'Shown paper'",
  );
  const name = named[0]?.name ?? '';
  const answer = await site.get(`/search?q=${encodeURIComponent('நெசவாளர்')}`);
  expect(answer.body.includes('<p lang="ta"><mark>நெச வாளர்</mark> கூட்ட ம்</p>')).toBe(true);
  expect(answer.body).toMatch(new RegExp(`href="[^"]*/papers/${name}#page-1"[^>]*>Page 1 of the PDF<`));
  expect((await site.get(`/papers/${name}`)).body.includes('id="page-1"')).toBe(true);
  expect((await site.get(`/papers/${name}/find?q=${encodeURIComponent('நெசவாளர்')}`)).body).toContain(
    '<mark>நெச வாளர்</mark>',
  );
  // In quotation marks they stand there so, one behind the other.
  expect((await found('"நெசவாளர் கூட்டம்"')).titles).toEqual(['Shown paper']);
  expect((await found('"கூட்டம் நெசவாளர்"')).titles).toEqual([]);

  await api.database.pool.query(
    `insert into paper_page (paper_id, number, source, language, text, letters, waits)
      select p.id, n, case n when 2 then 'machine' else 'layer' end, 'en', 'The copyists of page ' || n, 'thecopyistsofpage' || n, n = 9
      from paper p join media m on m.id = p.media_id, unnest(array[2, 3, 9, 20, 30]) n where m.file_name = $1`,
    [name],
  );
  const { body } = await site.get('/search?q=copyists');
  expect(plain(/<p class="more-in more-in--paper">.*?<\/p>/s.exec(body)?.[0])).toBe(
    'Page 2 of the PDF also on 3 20 30  Read by machine',
  );
  // Page 20 is no longer in the first part.
  expect(body).toContain(`/papers/${name}?page=2#page-20"`);
  const things = await api.call('POST', 'find/get', office, { search: 'நெசவாளர்' });
  expect(JSON.stringify(things.body)).toContain('Hidden paper');
});

it('fills in the sounds of words that were there before, and finds them then', async () => {
  const { pool } = api.database;
  await pool.query('update search_word set sound = null');
  expect((await found('vizha')).titles).toEqual([]);
  const { rows } = await pool.query('select count(*)::int as n from search_word');
  expect(await fillSounds(api.database.db)).toBe(rows[0].n);
  expect(await fillSounds(api.database.db)).toBe(0);
  const word = fold('திருச்சபையின்');
  const kept = await pool.query('select sound from search_word where word = $1', [word]);
  expect(kept.rows).toEqual([{ sound: soundKey(word) }]);
  expect((await found('vizha')).titles).toEqual(['திருச்சபையின் விழா']);
});

it('names no word besides that stands only in what is not public', async () => {
  await addStory('Zakvarimul', '<p>-</p>');
  const draft = {
    title: 'Zakvarimol',
    description: '<p>-</p>',
    thumbnail: '0',
    department: unit,
    activated: false,
  };
  expect((await api.call('POST', 'news/create', office, { ...draft, date: '2026-11-01' })).status).toBe(200);
  const { body } = await site.get('/search?q=zakvarimal');
  expect(body).toContain('zakvarimul');
  expect(body).not.toContain('zakvarimol');
});
