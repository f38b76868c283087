import pg from 'pg';

/** Texts from which the news are put together. */
const TEXTS = 5000;

/** How the rows of a table are made, `$1` of them, from columns that it has had from the beginning on: others have their defaults. */
interface Filling {
  readonly table: string;
  /** How many there are in proportion to news, or whatever their number. */
  readonly of?: number;
  readonly fixed?: number;
  readonly columns: string;
  readonly select: string;
  readonly from: string;
  /** Columns that later migrations have added, and that have no default. */
  readonly added?: Readonly<Record<string, string>>;
}

const days = `now() - (i % 3650) * interval '1 day'`;
const words = 'array_to_tsvector(array[lower(name), i::text])';

/** In an order in which each finds what it refers to. */
const FILLINGS: readonly Filling[] = [
  {
    table: 'department',
    fixed: 150,
    columns: 'id, name, sub_domain',
    select: `gen_random_uuid(), 'Department ' || i, 'department' || i`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'diocese',
    fixed: 150,
    columns: 'id, name, state, sub_domain',
    select: `gen_random_uuid(), 'Diocese ' || i, 'Kerala', 'diocese' || i`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'account',
    of: 1 / 500,
    columns: 'id, user_name, email, password, role',
    select: `gen_random_uuid(), 'Person ' || i, 'p' || i || '@test.invalid', '', 'full_administrator'`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'search_word',
    of: 1 / 10,
    columns: 'scope, word',
    select: `'', left(md5(i::text), 4 + i % 12) || i`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'media',
    of: 1 / 5,
    columns: 'id, file_name, original_name, type, kind, bytes, sha256, created_at',
    select: `gen_random_uuid(), 'f' || i || '.jpg', 'f.jpg', 'image/jpeg', 'image', 50000, decode(md5(i::text), 'hex'), ${days}`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'media_use',
    of: 1 / 5,
    columns: 'media_id, kind, record_id',
    select: `id, 'news', gen_random_uuid()`,
    from: 'from media limit $1::int',
  },
  {
    table: 'news',
    of: 1,
    columns: 'id, department_id, title, heading, description, date, activated, created_at, search_words',
    select: `gen_random_uuid(), (select ids[1 + i % 150] from units), t.title || ' ' || i, t.heading, t.description, (${days})::date, i % 10 > 0, ${days}, t.words`,
    from: `from generate_series(1, $1::int) i join texts t on t.n = i % ${TEXTS}`,
  },
  {
    table: 'event',
    of: 1 / 50,
    columns: 'id, department_id, name, from_date, to_date, search_words',
    select: `gen_random_uuid(), (select ids[1 + i % 150] from units), name || ' ' || i, ${days}, ${days} + interval '1 hour', ${words}`,
    from: `from generate_series(1, $1::int) i, (values ('Gathering')) v (name)`,
    // Since migration 0023 it is to be said.
    added: { activated: 'true' },
  },
  {
    table: 'person',
    of: 1 / 500,
    columns: 'id, user_type, user_name, email, mobile, search_words',
    select: `gen_random_uuid(), 'officers', name || ' ' || i, 'p' || i || '@test.invalid', '1', ${words}`,
    from: `from generate_series(1, $1::int) i, (values ('Person')) v (name)`,
  },
  {
    table: 'subscriber',
    of: 2 / 5,
    columns: 'id, name, email, created_at, search_words',
    select: `gen_random_uuid(), name || ' ' || i, 'r' || i || '@test.invalid', ${days}, ${words}`,
    from: `from generate_series(1, $1::int) i, (values ('Reader')) v (name)`,
  },
  {
    table: 'enquiry',
    of: 1 / 100,
    columns: 'id, name, email, subject, message, created_at',
    select: `gen_random_uuid(), 'A', 'a' || i || '@test.invalid', 'S', repeat('word ', 50), ${days}`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'order',
    of: 1 / 100,
    columns: 'id, name, email, mobile, address, created_at',
    select: `gen_random_uuid(), 'A', 'a' || i || '@test.invalid', '1', 'B', ${days}`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'revision',
    of: 1,
    columns: 'kind, record_id, version, action, at, after',
    select: `'news', id, 1, 'create', created_at, jsonb_build_object('title', title, 'heading', heading)`,
    from: 'from news limit $1::int',
  },
  {
    table: 'session',
    of: 1 / 500,
    columns: 'token_hash, account_id, created_at, seen_at, ends_at',
    select: `decode(md5(id::text), 'hex'), id, now(), now(), now()`,
    from: 'from account limit $1::int',
  },
  {
    table: 'newsletter',
    fixed: 1,
    columns: 'id, recipients, created_at',
    select: 'gen_random_uuid(), $1::int, now()',
    from: '',
  },
  {
    table: 'import_origin',
    of: 1,
    columns: 'source, kind, key, record_id',
    select: `'other site', 'news', id::text, id`,
    from: 'from news limit $1::int',
  },
  {
    table: 'mail',
    of: 2 / 5,
    columns: 'template, to_address, newsletter_id, subscriber_id, state, due_at, created_at, done_at',
    select: `'newsletter', email, (select id from newsletter), id, 'sent', now(), now(), now()`,
    from: 'from subscriber limit $1::int',
  },
  {
    table: 'consent',
    of: 2 / 5,
    columns: 'subscriber_id, at, act',
    select: `id, created_at, 'asked'`,
    from: 'from subscriber limit $1::int',
  },
  {
    table: 'sign_in',
    of: 1 / 50,
    columns: 'at, address, network_hash, way, outcome',
    select: `${days}, 'p' || i || '@test.invalid', decode(md5(i::text), 'hex'), 'sign_in', 'in'`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'act',
    of: 1 / 50,
    columns: 'at, act',
    select: `${days}, 'exported'`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'reading',
    of: 1 / 5,
    columns: 'day, page, kind, record_id, source, times',
    select: `(${days})::date, '/news_screen/:id', 'news', gen_random_uuid(), '', 3`,
    from: 'from generate_series(1, $1::int) i',
  },
  {
    table: 'paper',
    of: 1 / 100,
    columns: 'id, media_id, reader, language, read_at',
    select: `gen_random_uuid(), id, 1, 'en', now()`,
    from: 'from media limit $1::int',
  },
  {
    table: 'paper_page',
    of: 1 / 25,
    columns: 'paper_id, number, source, language, text, letters',
    select: `p.id, i, 'layer', 'en', t.description, replace(t.description, ' ', '')`,
    from: 'from paper p, generate_series(1, 4) i, texts t where t.n = i limit $1::int',
  },
  {
    table: 'item_version',
    of: 1 / 10,
    columns: 'kind, record_id, group_id, language, made_at',
    select: `'news', id, case when n % 2 = 0 then id else lag(id) over (order by n) end, case when n % 2 = 0 then 'en' else 'ta' end, now()`,
    from: 'from (select id, row_number() over () - 1 as n from news limit $1::int) made',
  },
];

/** Fills those tables that are there and empty, past triggers and with their indexes built afterwards. `news`: how many there are to be of them. */
export async function fillEmptyTables(
  url: string,
  news: number,
  say: (sentence: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const empty = await emptyOf(client);
    if (empty.length === 0) return;
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB';
      create temporary table texts as select n, w[1] || ' ' || w[2] || ' ' || w[3] as title, array_to_string(w[1:8], ' ') as heading,
          '<p>' || array_to_string(w || w || w, ' ') || '</p>' as description, array_to_tsvector(w) as words
        from (select n, array(select 'word' || floor(15000 ^ random()) from generate_series(1, 30 + n % 2)) as w from generate_series(0, ${TEXTS - 1}) n) made;
      create temporary table units as select array(select id from department order by id) as ids`);
    for (const filling of empty)
      await fill(client, filling, filling.fixed ?? Math.ceil(news * (filling.of ?? 0)));
    for (const { table } of empty) await client.query(`vacuum analyze "${table}"`);
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    say(`Filled ${empty.map(({ table }) => table).join(', ')}: ${rows[0]?.size}`);
  } finally {
    await client.end();
  }
}

async function emptyOf(client: pg.Client): Promise<Filling[]> {
  const { rows } = await client.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const there = new Set(rows.map(({ table }) => table));
  const empty: Filling[] = [];
  for (const filling of FILLINGS.filter(({ table }) => there.has(table)))
    if ((await client.query(`select from "${filling.table}" limit 1`)).rows.length === 0) empty.push(filling);
  return empty;
}

async function fill(client: pg.Client, { table, added = {}, ...how }: Filling, count: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; built: string }>(
    `select x.indexrelid::regclass as name, pg_get_indexdef(x.indexrelid) as built from pg_index x
      where x.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`,
    [`public."${table}"`],
  );
  const { rows: columns } = await client.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0',
    [`public."${table}"`],
  );
  const more = columns.filter(({ name }) => Object.hasOwn(added, name)).map(({ name }) => name);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `insert into "${table}" (${[how.columns, ...more]}) select ${[how.select, ...more.map((name) => added[name])]} ${how.from}`,
    /\$1/.test(how.select + how.from) ? [count] : [],
  );
  for (const { built } of indexes) await client.query(built);
  if (table === 'department')
    await client.query('update units set ids = array(select id from department order by id)');
}
