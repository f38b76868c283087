import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { wordsOf } from '#lib/words.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { type SearchColumn, searchValues } from '../search/searchColumns.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';

/** What a migration makes of a database that has been in use. */
let fresh: FreshDatabase;
let database: Database;
let folder: string;

const ALL = join(import.meta.dirname, '..', '..', '..', 'migrations');
const query = async (text: string) => (await database.pool.query(text)).rows;

/** A database with the migrations before this one only. */
async function before(number: string): Promise<void> {
  for (const name of await readdir(ALL)) if (name < number) await cp(join(ALL, name), join(folder, name));
  await migrate(database.pool, folder);
}

beforeEach(async () => {
  fresh = await freshDatabase();
  database = await connect(fresh.url);
  await database.pool.query('drop schema public cascade; create schema public; create extension pg_trgm');
  folder = await mkdtemp(join(tmpdir(), 'lectern-migrations-'));
});

afterEach(async () => {
  await database.close();
  await fresh.drop();
  await rm(folder, { recursive: true });
});

it('0022: a department with the sub-domain of a diocese gets the next free one, and the tally stays', async () => {
  await before('0022');
  const id = (n: number) => `0198c0de-0000-7000-8000-00000000000${n}`;
  await query(
    `insert into diocese (id, name, state, sub_domain) values ('${id(1)}', 'M', 'Kerala', 'madras'), ('${id(2)}', 'N', 'Kerala', 'madras2')`,
  );
  await query(
    `insert into department (id, name, sub_domain) values ('${id(3)}', 'M', 'madras'), ('${id(4)}', 'Youth', 'youth')`,
  );
  await query(
    `insert into news (id, department_id, title, activated) values ('${id(5)}', '${id(4)}', 'A', true), ('${id(6)}', '${id(4)}', 'B', false)`,
  );
  await migrate(database.pool, ALL);
  const labels = await query('select label, unit_id as id from sub_domain order by label');
  expect(labels.map(({ label, id: unit }) => [label, unit])).toEqual([
    ['madras', id(1)],
    ['madras2', id(2)],
    ['madras3', id(3)],
    ['youth', id(4)],
  ]);
  expect(await query(`select sub_domain from department where id = '${id(3)}'`)).toEqual([
    { sub_domain: 'madras3' },
  ]);
  const tally = () =>
    query("select activated, n::int from tally where kind = 'news' and n <> 0 order by activated");
  expect(await tally()).toEqual([
    { activated: false, n: 1 },
    { activated: true, n: 1 },
  ]);
  await query('update news set activated = not activated');
  await query('update news set activated = true');
  await query(`delete from news where id = '${id(5)}'`);
  expect(await tally()).toEqual([{ activated: true, n: 1 }]);
});

it('0022: an edit that leaves unit, type and state as they are does not touch the tally', async () => {
  await migrate(database.pool, ALL);
  const unit = '0198c0de-0000-7000-8000-000000000001';
  await query(`insert into department (id, name, sub_domain) values ('${unit}', 'Youth', 'youth')`);
  await query(
    `insert into news (id, department_id, title, activated) values ('0198c0de-0000-7000-8000-000000000002', '${unit}', 'A', true)`,
  );
  const written = () => query('select kind, n, xmin::text from tally');
  const then = await written();
  await query("update news set title = 'B'");
  expect(await written()).toEqual(then);
  await query('update news set activated = false');
  expect(await written()).not.toEqual(then);
});

it('0043: an address in both forms becomes one subscriber, with the earliest consent, and nobody is lost', async () => {
  await before('0043');
  const id = (n: number) => `0198c0de-0000-7000-8000-00000000001${n}`;
  const [bücher, xn] = ['Asha@bücher.example', 'asha@XN--BCHER-KVA.example'];
  await query(`insert into subscriber (id, name, email, phone, created_at, unsubscribed_at, confirmed) values
    ('${id(1)}', 'Asha', '${bücher}', '', '2026-02-01', null, false),
    ('${id(2)}', 'Asha', '${xn}', '0471', '2026-01-01', null, true),
    ('${id(3)}', 'Left', 'b@xn--bcher-kva.example', '', '2026-01-01', '2026-03-01', true),
    ('${id(4)}', 'Left', 'b@BÜCHER.example', '', '2026-02-01', null, true),
    ('${id(5)}', 'Tamil', 'c@xn--clchc0ea0b2g2a9gcd.example', '', '2026-01-01', null, true),
    ('${id(6)}', 'Not one', 'd@xn--!!.Test.invalid', '', '2026-01-01', null, true),
    ('${id(7)}', 'As it was', 'E.f+g@test.invalid', '', '2026-01-01', null, true)`);
  await query(
    `insert into consent (subscriber_id, at, act) values ('${id(1)}', '2026-02-01', 'asked'), ('${id(2)}', '2026-01-01', 'asked')`,
  );
  await query(`insert into account (id, user_name, email, password, role) values
    ('${id(8)}', 'One', 'o@bücher.example', '', 'full_administrator'), ('${id(9)}', 'Two', 'o@xn--bcher-kva.example', '', 'full_administrator')`);
  await migrate(database.pool, ALL);
  const kept = await query(
    'select name, email, phone, state, deleted_at is null as live from subscriber order by id',
  );
  expect(kept).toEqual([
    { name: 'Asha', email: bücher, phone: '', state: 'unconfirmed', live: false },
    { name: 'Asha', email: 'asha@bücher.example', phone: '0471', state: 'subscribed', live: true },
    { name: 'Left', email: 'b@bücher.example', phone: '', state: 'unsubscribed', live: true },
    { name: 'Left', email: 'b@bücher.example', phone: '', state: 'subscribed', live: false },
    { name: 'Tamil', email: 'c@சிங்கப்பூர்.example', phone: '', state: 'subscribed', live: true },
    { name: 'Not one', email: 'd@xn--!!.test.invalid', phone: '', state: 'subscribed', live: true },
    { name: 'As it was', email: 'E.f+g@test.invalid', phone: '', state: 'subscribed', live: true },
  ]);
  expect(await query('select distinct subscriber_id as id from consent')).toEqual([{ id: id(2) }]);
  expect(await query('select email from account order by id')).toEqual([
    { email: 'o@bücher.example' },
    { email: 'o@xn--bcher-kva.example' },
  ]);
  const tally = await query(
    `select type, n::int from tally where kind = 'subscriber' and n <> 0 order by type`,
  );
  expect(tally).toEqual([
    { type: 'subscribed', n: 4 },
    { type: 'unsubscribed', n: 1 },
  ]);
});

it('0052: a file that nobody here uploaded belongs to the unit of the record that had it first, or to the office', async () => {
  await before('0052');
  const id = (n: number) => `0198c0de-0000-7000-8000-0000000000${n}`;
  const [youth, madras, person] = [id(11), id(12), id(13)];
  await query(`insert into department (id, name, sub_domain) values ('${youth}', 'Youth', 'youth')`);
  await query(
    `insert into diocese (id, name, state, sub_domain) values ('${madras}', 'M', 'Kerala', 'madras')`,
  );
  await query(`insert into account (id, user_name, email, password, role, diocese_id)
    values ('${person}', 'M', 'm@test.invalid', '', 'diocese_user', '${madras}')`);
  const media = async (n: number, by: string | null, unit: string | null) =>
    query(`insert into media (id, file_name, original_name, type, kind, bytes, sha256, unit_kind, unit_id, uploaded_by)
      values ('${id(n)}', 'f${n}.jpg', 'f.jpg', 'image/jpeg', 'image', 1, '', ${unit ? `'diocese', '${unit}'` : 'null, null'}, ${by ? `'${by}'` : 'null'})`);
  await media(20, null, null); // first in a story of the diocese, later in one of the department
  await media(21, null, null); // first in what the whole church has
  await media(22, null, null); // in nothing
  await media(23, person, madras); // uploaded by a unit's user, and shown by another unit
  await media(24, person, null); // uploaded for the office, by somebody who has gone to a diocese since
  await media(25, null, null); // in the diocese's own record
  await query(`insert into news (id, department_id, diocese_id, title) values
    ('${id(30)}', '${youth}', null, 'A'), ('${id(31)}', null, '${madras}', 'B')`);
  await query(`insert into promotion (id, title, type) values ('${id(32)}', 'P', 'gold')`);
  const use = async (file: number, kind: string, record: string, day: string) => {
    await query(
      `insert into media_use (media_id, kind, record_id) values ('${id(file)}', '${kind}', '${record}')`,
    );
    await query(`insert into revision (kind, record_id, version, action, at, after)
      values ('${kind}', '${record}', 1, 'change', '${day}', '{"thumbnail": "${id(file)}"}')`);
  };
  await use(20, 'news', id(30), '2026-03-02');
  await use(20, 'news', id(31), '2026-03-01');
  await use(21, 'news', id(30), '2026-03-02');
  await use(21, 'promotion', id(32), '2026-03-01');
  await use(23, 'news', id(30), '2026-03-01');
  await use(24, 'news', id(31), '2026-03-01');
  await use(25, 'diocese', madras, '2026-03-01');
  await migrate(database.pool, ALL);
  const owners = await query(
    'select file_name as name, unit_kind as kind, unit_id as id from media order by 1',
  );
  expect(owners.map((row) => [row.name, row.kind, row.id])).toEqual([
    ['f20.jpg', 'diocese', madras],
    ['f21.jpg', null, null],
    ['f22.jpg', null, null],
    ['f23.jpg', 'diocese', madras],
    ['f24.jpg', null, null],
    ['f25.jpg', 'diocese', madras],
  ]);
});

it('0049: what was written before is found as what is written now, and nobody by an address or a number', async () => {
  await before('0049');
  const id = (n: number) => `0198c0de-0000-7000-8000-00000000000${n}`;
  const old = (...texts: string[]) => `array_to_tsvector(array['${wordsOf(texts.join(' ')).join("','")}'])`;
  const story = {
    title: 'The women’s “well” — José, மழை; കോർ',
    heading: 'A day',
    description: '<p>Rain &amp; more.</p>',
  };
  const bishop = { user_name: 'Mr. D’Souza', designation: 'Church warden', role: 'bishop' };
  const contact = { email: 'paul@church.example', mobile: '+91 1', phone: '' };
  const youth = { name: 'Youth', aim: '<p>Camps&nbsp;by the&#160;sea</p>' };
  const madras = { name: 'Madras', address: '1 Cathedral Road' };
  await query(`insert into department (id, name, aim, sub_domain, search_words)
    values ('${id(1)}', '${youth.name}', '${youth.aim}', 'youth', ${old(youth.name)})`);
  await query(`insert into diocese (id, name, state, sub_domain, address, search_words)
    values ('${id(2)}', 'Madras', 'Tamil Nadu', 'madras', '${madras.address}', ${old('Madras')})`);
  await query(`insert into diocese_description (id, parent_id, place, title, description)
    values ('${id(5)}', '${id(2)}', 0, 'How it began', '<p>On the beach.</p>')`);
  await query(`insert into news (id, department_id, title, heading, description, search_words)
    values ('${id(3)}', '${id(1)}', '${story.title}', '${story.heading}', '${story.description}',
      ${old(story.title, story.heading, 'Rain & more.')})`);
  await query(`insert into person (id, user_type, user_name, designation, role, email, mobile, search_words)
    values ('${id(4)}', 'officers', '${bishop.user_name}', '${bishop.designation}', 'bishop', '${contact.email}', '${contact.mobile}',
      ${old(...Object.values(bishop), contact.email, contact.mobile)})`);
  await query(
    `insert into search_word (scope, word) select '', unnest(tsvector_to_array(search_words)) from person`,
  );
  await migrate(database.pool, ALL);

  const words = async (table: string, column: string) =>
    (await query(`select tsvector_to_array(${column}) as words from ${table}`))[0].words;
  const now = (kind: Kind, row: object, column: SearchColumn['column'] = 'search_words') =>
    [...new Set(searchValues(kind, row as Record<string, unknown>)[column])].sort();
  const sorted = async (table: string, column: string) => (await words(table, column)).sort();
  expect(await sorted('news', 'search_words')).toEqual(now(KINDS.news, story));
  expect(await sorted('person', 'search_words')).toEqual(now(KINDS.person, bishop));
  expect(await words('person', 'search_words_staff')).toEqual(
    expect.arrayContaining(['paul', '91', 'souza']),
  );
  expect(await sorted('department', 'search_words_site')).toEqual(
    now(KINDS.department, youth, 'search_words_site'),
  );
  const description = [{ title: 'How it began', description: '<p>On the beach.</p>' }];
  expect(await sorted('diocese', 'search_words_site')).toEqual(
    now(KINDS.diocese, { ...madras, description }, 'search_words_site'),
  );
  const known = (await query(`select word from search_word where scope = ''`)).map(({ word }) => word);
  expect(known).toEqual(expect.arrayContaining(['church', 'warden', 'beach', 'camps']));
  for (const word of ['paul', '91', 'example']) expect(known).not.toContain(word);
  expect(known.filter((word) => word.startsWith('='))).toEqual([]);
});

it('0123: what was replaced before stays with the templates that name it, and nothing else does', async () => {
  await before('0123');
  const id = (n: number) => `0198c0de-0000-7000-8000-00000000000${n}`;
  const media = (n: number, replacedIn: string | null) =>
    query(`insert into media (id, file_name, original_name, type, kind, bytes, sha256, replaced_in)
      values ('${id(n)}', 'f${n}.jpg', 'f.jpg', 'image/jpeg', 'image', 1, '', ${replacedIn ? `'${replacedIn}'` : 'null'})`);
  await media(1, null);
  await media(2, id(1));
  await media(3, id(1));
  await media(4, null);
  await media(5, id(4));
  await query(
    `insert into template (id, kind, name, held, created_at) values ('${id(6)}', 'news', 'Notice', '{}', now())`,
  );
  await query(
    `insert into template_file (template_id, media_id) values ('${id(6)}', '${id(1)}'), ('${id(6)}', '${id(3)}')`,
  );
  await migrate(database.pool, ALL);
  const kept = await query('select media_id as id from template_file order by 1');
  expect(kept.map((row) => row.id)).toEqual([id(1), id(2), id(3)]);
});
