import { gzipSync } from 'node:zlib';
import { hashSync } from 'bcryptjs';
import { BSON } from 'bson';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { importing, picture } from '#test/support/importing.ts';
import { archive, FORMS, OLD_CHURCH } from '#test/support/oldChurch.ts';

const { DBRef, EJSON } = BSON;
const { write, run, here } = importing();
const file = (name: string, content: string | Buffer): string => write(`old/${name}`, content);
const folder = (): string => `${here().folder}/old`;

beforeEach(async () => {
  file('media/harvest.jpg', await picture());
});

/** Everything that came in, by table, with origins in place of ids, which differ in each run, as times of writing do. */
async function church(): Promise<unknown> {
  const { db } = here();
  const origins = await sql<{ id: string; origin: string }>`
    select record_id as id, kind || ' ' || key as origin from import_origin where record_id is not null`.execute(
    db,
  );
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_name ~ '^(department|diocese|account|person|news|event|publication|prayer|partner|subscriber|order)(_.*)?$' order by 1`.execute(
    db,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    const rows = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    found[name] = rows.rows
      .map(({ row }) => withoutIds(row, origins.rows))
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return found;
}

const DIFFER = ['updated_at', 'password', 'mail_key'];
function withoutIds(row: object, origins: readonly { id: string; origin: string }[]): unknown {
  // Rows within a record have ids of their own, and no origin.
  const kept = Object.entries(row).filter(
    ([name, value]) => !DIFFER.includes(name) && (name !== 'id' || origins.some(({ id }) => id === value)),
  );
  let text = JSON.stringify(Object.fromEntries(kept));
  for (const { id, origin } of origins) text = text.replaceAll(id, origin.replaceAll('"', "'"));
  const today = new Date().toISOString().slice(0, 10);
  return JSON.parse(text.replaceAll(here().office.accountId, 'office'), (_name, value) =>
    typeof value === 'string' && value.startsWith(`${today}T`) ? 'now' : value,
  );
}

const lay = (form: string): void => {
  for (const [path, content] of FORMS[form]?.() ?? []) file(path, content);
};
const rows = async (text: string) => (await sql.raw(text).execute(here().db)).rows;

describe('an old church', () => {
  let first: unknown;
  it.each(Object.keys(FORMS))('is the same in the form of %s', async (form) => {
    lay(form);
    const { code, said } = await run(folder());
    expect(said).toContain('\n17 records were written.');
    expect(code).toBe(0);
    const came = await church();
    first ??= came;
    expect(came).toEqual(first);
  });

  it('is what its records say, whatever they leave out or write otherwise', async () => {
    lay('mongodump');
    const { said } = await run(folder());
    expect(
      await rows(`select n.title, n.heading, n.date::text, n.activated, n.created_at, a.user_name as by, coalesce(d.name, o.name) as unit
        from news n left join account a on a.id = n.created_by left join department d on d.id = n.department_id
        left join diocese o on o.id = n.diocese_id order by n.title`),
    ).toEqual([
      {
        title: 'Draft',
        heading: '',
        date: null,
        activated: false,
        created_at: new Date('2019-08-11T11:46:08Z'),
        by: 'Administrator',
        unit: 'Malabar',
      },
      {
        title: 'Foundation stone',
        heading: '',
        date: '1931-04-05',
        activated: true,
        created_at: new Date('2019-08-12T09:00:00Z'),
        by: 'Grace',
        unit: 'Youth',
      },
      {
        title: 'അറിയിപ്പ് “}” 🕊',
        heading: 'a \\ and "',
        date: '2019-08-11',
        activated: false,
        created_at: new Date('2019-08-12T09:00:00Z'),
        by: 'Grace',
        unit: 'Youth',
      },
    ]);
    expect(await rows('select user_name, mobile, sort from person order by user_name')).toEqual([
      { user_name: 'Anna', mobile: '', sort: 4 },
      { user_name: 'Rt Rev Paul', mobile: '', sort: 3 },
    ]);
    expect(
      await rows('select title, type, year, month, price, postage from publication order by title'),
    ).toEqual([
      { title: 'Hymns', type: 'books', year: null, month: null, price: 120, postage: 30 },
      { title: 'March', type: 'magazine', year: 2019, month: 3, price: null, postage: null },
    ]);
    expect(await rows('select email, state from subscriber order by email')).toEqual([
      { email: 'asha@example.org', state: 'subscribed' },
      { email: 'left@example.org', state: 'unsubscribed' },
    ]);
    expect(
      await rows(`select o.quantity, p.title from "order" o join publication p on p.id = o.product`),
    ).toEqual([{ quantity: 2, title: 'Hymns' }]);
    expect(await rows('select date::text from prayer')).toEqual([{ date: '2019-12-25' }]);
    for (const sentence of [
      '1 records of “news” had been deleted there and were left out.',
      'news item “Draft”: its “status” says that it was not shown, so it stays inactive',
      'subscriber “Left”: its “subscribed” says that it got no mails, so it gets none',
      'the file media/lost.jpg is not there',
    ])
      expect(said).toContain(sentence);
    expect(await run(folder())).toEqual({
      code: 0,
      said: expect.stringContaining('\n0 records were written.'),
    });
  });

  it('has nothing public before the office says so, when asked', async () => {
    lay('lines');
    const { said } = await run(folder(), '--as-drafts');
    for (const table of ['news', 'event', 'publication'])
      expect(await rows(`select distinct activated from ${table}`)).toEqual([{ activated: false }]);
    expect(said).toContain(
      'Public at once, since such records are never inactive: 2 departments, 1 diocese, 2 persons, 1 prayer calendar entry, 1 partner or network.',
    );
  });
});

it('is a dump in the words of the API, too, in UTF-16 and gzip, or beside files of MongoDB', async () => {
  const department = [{ _id: 'c', name: 'Communications', sub_domain: 'communications' }];
  const news = [{ _id: 'u1', title: 'മലയാളം', department: 'Communications' }];
  const dump = Buffer.from(
    `\ufeff${JSON.stringify({ source: 'old', departments: department, news })}`,
    'utf16le',
  );
  const path = file('church.json.gz', gzipSync(dump));
  file('events.json', '');
  expect((await run(path)).said).toContain('\n2 records were written.');
  expect((await run(folder())).said).toContain('news: 0 written, 1 already here');
  expect(await rows('select title from news')).toEqual([{ title: 'മലയാളം' }]);
});

describe('a collection of another name', () => {
  const posts = OLD_CHURCH.news ?? [];
  const jsonOf = (records: readonly object[]): string => EJSON.stringify([...records]);

  it('is recognised by its fields, and the report says how surely', async () => {
    file('departments.json', jsonOf(OLD_CHURCH.departments ?? []));
    file('dioceses.json', jsonOf(OLD_CHURCH.dioceses ?? []));
    file('tbl_posts.json', jsonOf(posts));
    const { type: _type, user_type: _user, ...user } = OLD_CHURCH.users?.[0] ?? {};
    file('departmentusers.json', jsonOf([user]));
    const { said } = await run(folder());
    expect(said).toMatch(/“tbl_posts” was read as news, by its fields \(\d+ % sure: title, /);
    expect(said).toMatch(/“departmentusers” was read as users, by its fields/);
    expect(said).toContain('news: 3 written');
    expect(await rows("select role from account where user_name = 'Grace'")).toEqual([
      { role: 'department_user' },
    ]);
  });

  it('keeps the password of a user, as its hash, unless the user was locked out or it is something else', async () => {
    const user = (n: number, more: object) => ({
      _id: n,
      user_name: `U${n}`,
      email: `u${n}@example.org`,
      ...more,
    });
    const hash = hashSync('the old password', 4);
    const role = { user_type: 'department_user', department: new DBRef('departments', 1 as never) };
    file('departments.json', jsonOf([{ _id: 1, name: 'Youth', sub_domain: 'youth' }]));
    file(
      'users.bson',
      Buffer.concat(
        [
          user(2, { ...role, password: hash }),
          user(3, { ...role, password: hash, active: false }),
          user(4, { ...role, password: 'plain' }),
        ].map((one) => BSON.serialize(one)),
      ),
    );
    const { said } = await run(folder());
    expect(
      await rows(
        'select user_name, password = $$'.concat(
          hash,
          "$$ as kept from account where user_name like 'U_' order by 1",
        ),
      ),
    ).toEqual([
      { user_name: 'U2', kept: true },
      { user_name: 'U3', kept: false },
      { user_name: 'U4', kept: false },
    ]);
    expect(said).toContain('user “U2”: signs in with the password of the old system');
    for (const other of ['U3', 'U4'])
      expect(said).toContain(`user “${other}”: its password did not come along`);
    expect(said).not.toContain('plain');
  });

  it('is left out when it may be several, or would make readers of people, until a person says what it is', async () => {
    const pages = file('pages.json', jsonOf([{ _id: 1, title: 'One', description: 'x' }]));
    const members = file(
      'members.json',
      jsonOf([{ _id: 1, name: 'Asha', email: 'asha@example.org', phone: '1' }]),
    );
    const { said } = await run(pages, members);
    expect(said).toMatch(/“pages” was not imported/);
    expect(said).toContain('“members” was not imported: it may be subscribers (');
    expect(said).toContain('import again with --collection "members=subscribers".');
    expect(said).toContain('\n0 records were written.');
    const read = await run(pages, members, '--collection', 'Pages=campaigns', '--collection', 'members=none');
    expect(read.said).toContain('“pages” was read as campaigns, by your word.');
    expect(read.said).toContain('“members” was not imported.');
    expect(read.said).toContain('\n1 records were written.');
  });

  it.each([
    ['posts=nonsense', 'there is no kind “nonsense”'],
    ['psts=news', 'there is no “psts”. There are news.'],
    ['news', '--collection must be written'],
  ])('is not said to be %s', async (word, sentence) => {
    const path = file('news.json', jsonOf(posts));
    expect(await run(path, '--collection', word)).toEqual({
      code: 1,
      said: expect.stringContaining(sentence),
    });
  });
});

describe('a file that is not whole', () => {
  const dump = (): Buffer => FORMS.mongodump?.().find(([path]) => path.endsWith('news.bson'))?.[1] as Buffer;
  const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  it.each<[string, string, () => string | Buffer, string]>([
    [
      'an archive that ends early',
      'a.archive',
      () => archive().subarray(0, -30),
      'ends in the middle of a record',
    ],
    ['an archive with another checksum', 'a.archive', () => archive(1n), 'their checksum differs'],
    ['a cut dump', 'news.bson', () => dump().subarray(0, -3), 'ends in the middle of a record'],
    ['no dump', 'news.bson', () => Buffer.alloc(20), 'has no record of MongoDB where one should begin'],
    ['a cut export', 'news.json', () => '{"_id":1,"title":"a"}\n{"_id":2,', 'ends in the middle of a record'],
    [
      'a cut gzip file',
      'news.json.gz',
      () => gzipSync('{"_id":1}\n'.repeat(9)).subarray(0, -6),
      'is no whole gzip file',
    ],
    ['no records at all', 'news.json', () => 'hello there, all', 'has no records that can be read'],
  ])('is refused as a whole: %s', async (_what, name, content, sentence) => {
    lay('lines');
    file(name, content());
    expect(await run(folder())).toEqual({ code: 1, said: expect.stringContaining(sentence) });
    expect(await rows('select 1 from department')).toEqual([]);
  });

  it('is read beside a record that is malformed, which is named', async () => {
    file('departments.json', '{"_id":1,"name":"Youth","sub_domain":"youth"}');
    const good = '{"_id":1,"title":"Good","department":1}';
    file('news.json', [good, nested(300), '{"_id":2,"title":}', good.replaceAll('1', '3')].join('\n'));
    const bytes = Buffer.from(BSON.serialize({ _id: 4, title: 'Letter \u00e9', department: 1 }));
    bytes.writeUInt8(0xff, bytes.indexOf(0xc3));
    file('church.news.bson', bytes);
    const { code, said } = await run(folder());
    expect(code).toBe(2);
    expect(said).toContain('record 2 of “news”” was refused: it cannot be read: it is nested in more than');
    expect(said).toContain('record 3 of “news”” was refused: it cannot be read: Unexpected token');
    expect(said).toContain('1 records of “church.news” have letters that cannot be read');
    expect(said).toContain('news: 2 written');
  });
});
