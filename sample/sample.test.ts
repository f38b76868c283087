import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ARRAYS, ARRAYS_OF } from '#import/dump.ts';
import { HISTORY } from '#import/historyShape.ts';
import { recognise } from '#import/recognise.ts';
import { DIOCESE_SLUGS, STATES } from '#kinds/diocese.ts';
import { FILE_DESCRIPTION } from '#kinds/fileDescription.ts';
import { KINDS } from '#kinds/kinds.ts';
import { subDomainFor } from '#kinds/subDomain.ts';
import { nameOnWire } from '#kinds/wireNames.ts';
import { churchDaysBetween } from '#lib/churchYear.ts';
import { languageOf } from '#lib/language.ts';
import { readingsOf } from '#lib/readings.ts';
import { runningText } from '#lib/runningText.ts';
import { factsOfFile } from '../scripts/sampleFacts.ts';
import { datesAround } from './days.ts';
import { FACTS, factsOf, printedFrom } from './facts.ts';
import { withLectionary } from './lectionary.ts';
import { sampleOf } from './make.ts';

type Row = Readonly<Record<string, unknown>>;

const NOW = new Date('2026-11-21T06:00:00Z');
const made = await sampleOf({ now: NOW, brand: 'csi' });
const all = made.dump as Readonly<Record<string, Row[]>>;
const history = HISTORY.parse(made.dump.history);
const rows = (name: string, where: Row = {}): Row[] =>
  (all[name] ?? []).filter((row) => Object.entries(where).every(([field, value]) => row[field] === value));
const shown = (name: string, of: Row): Row[] => rows(name, of).filter(({ activated }) => activated !== false);
const isAhead = ({ from_date }: Row): boolean => String(from_date) > '2026-11-21';
const departments = rows('departments').map(
  (row) => ({ ...row, slug: String(row.sub_domain) }) as Row & { slug: string },
);
const dioceses = rows('dioceses').map(
  (row) => ({ ...row, slug: String(row.sub_domain) }) as Row & { slug: string },
);
const many = (value: unknown): number => (value as readonly unknown[]).length;
/** The one diocese that has an address and one story. */
const SMALL = 'karimnagar';

describe('the units of the sample church', () => {
  test('the dioceses are the twenty-six of the fixed list, in every state, and each has a seal', () => {
    expect(dioceses.map(({ slug }) => slug).sort()).toEqual([...DIOCESE_SLUGS].sort());
    expect(new Set(dioceses.map(({ state }) => state))).toEqual(new Set(STATES));
    const seals = readdirSync(new URL('../src/site/seals/', import.meta.url));
    expect(seals).toEqual(expect.arrayContaining([...DIOCESE_SLUGS, 'synod'].map((slug) => `${slug}.svg`)));
  });

  test.each(departments)(
    '$name has the sub-domain that its name makes, and fills its page',
    ({ name, slug, aim }) => {
      const own = { department: slug };
      expect(subDomainFor('department', String(name), new Set<string>())).toBe(slug);
      expect(aim).toContain('<ol>');
      expect(many(rows('persons', own))).toBeGreaterThanOrEqual(3);
      expect(many(shown('news', own))).toBeGreaterThanOrEqual(5);
      expect(many(rows('events', own).filter(isAhead))).toBeGreaterThanOrEqual(3);
      expect(rows('events', own).some((one) => !isAhead(one))).toBe(true);
      expect(many(rows('publications', own))).toBeGreaterThanOrEqual(1);
    },
  );

  test.each(dioceses.filter(({ slug }) => slug !== SMALL))('$name fills its page', ({ slug, ...fields }) => {
    const own = { diocese: slug };
    expect(many(fields.banner)).toBeGreaterThanOrEqual(3);
    expect(many(fields.gallery)).toBeGreaterThanOrEqual(6);
    expect(many(fields.gallery)).toBeLessThanOrEqual(12);
    expect(many(fields.description)).toBeGreaterThanOrEqual(3);
    expect(many(fields.ministerial_role)).toBe(1);
    const roles = rows('persons', own).map(({ role }) => role);
    expect(roles.filter((role) => role === 'bishop')).toHaveLength(1);
    expect(roles.filter((role) => role === 'director')).toHaveLength(1);
    expect(many(roles.filter((role) => role === 'diocesan_officer'))).toBeGreaterThanOrEqual(3);
    expect(many(shown('news', own))).toBeGreaterThanOrEqual(3);
    expect(many(rows('events', own).filter(isAhead))).toBeGreaterThanOrEqual(3);
    expect(rows('events', own).some((one) => !isAhead(one))).toBe(true);
  });

  test('one diocese stays small: an address and one story', () => {
    const names = Object.keys(all).filter(
      (name) => name !== 'history' && many(rows(name, { diocese: SMALL })) > 0,
    );
    expect(names).toEqual(['news']);
    expect(rows('news', { diocese: SMALL })).toHaveLength(1);
  });
});

describe('every page has enough', () => {
  const type = (name: string) => nameOnWire(KINDS.publication.fields.type, name);
  // More than one page of each list, where the specification gives a page size (002 §9).
  const least: readonly (readonly [name: string, where: Row, count: number])[] = [
    ['persons', { user_type: 'officers' }, 4],
    ['persons', { user_type: 'csita_officers' }, 4],
    ['persons', { user_type: 'working_committee', role: 'officer' }, 4],
    ['persons', { user_type: 'working_committee', role: 'member' }, 20],
    ['persons', { user_type: 'working_committee', role: 'regional_women' }, 5],
    ['persons', { role: 'Staff Under General Secretary' }, 6],
    ['persons', { role: 'Staff Under Treasurer Office' }, 6],
    ['persons', { role: 'Staff of csi theological association' }, 4],
    ['persons', { role: 'Guest House Staff' }, 4],
    ...KINDS.description.fields.type.values.map(
      (one) => ['descriptions', { type: nameOnWire(KINDS.description.fields.type, one) }, 1] as const,
    ),
    ...KINDS.statement.fields.type.values.map((one) => ['statements', { type: one }, 8] as const),
    ...KINDS.partner.fields.category.values.map((category) => ['partners', { category }, 8] as const),
    ...KINDS.promotion.fields.type.values.map((one) => ['promotions', { type: one }, 4] as const),
    ...KINDS.publication.fields.sermon_category.values.map(
      (sermon_category) => ['publications', { sermon_category }, 3] as const,
    ),
    ['publications', { type: type('books') }, 22],
    ['publications', { type: type('magazine') }, 22],
    ['publications', { type: type('magazine'), special_edition: true }, 3],
    ['publications', { type: type('resources') }, 22],
    ['publications', { type: type('library_archives') }, 10],
    ['publications', { type: type('sermons') }, 22],
    ['publications', { type: type('lectionary') }, 4],
    ['campaigns', {}, 22],
    ['videos', {}, 22],
    ['prayer_calendar', {}, 89],
    ['enquiries', {}, 10],
    ['orders', {}, 10],
  ];
  test.each(least)('%s %j: at least %i', (name, where, count) => {
    expect(many(rows(name, where))).toBeGreaterThanOrEqual(count);
  });

  test('each kind that can be imported is there, each that can be switched off also once switched off', () => {
    expect(many(history.subscribers)).toBeGreaterThanOrEqual(20);
    for (const [kind, names] of Object.entries(ARRAYS_OF)) {
      const records = names.flatMap((name) => rows(name));
      if (kind !== 'subscriber') expect(many(records), kind).toBeGreaterThan(0);
      if (kind in KINDS && 'switchable' in KINDS[kind as keyof typeof KINDS])
        expect(
          records.some(({ activated }) => activated === false),
          kind,
        ).toBe(true);
    }
  });

  test.each([...ARRAYS])('%s are recognised by their fields, or asked about', (name, kind) => {
    const found = recognise('tbl_old', rows(name).slice(0, 200));
    // Nobody becomes a reader by guess, and no old message a new one.
    if (['enquiry', 'order', 'question'].includes(kind))
      expect(found).toMatchObject({ kind: undefined, perhaps: [{ kind }] });
    else if (many(rows(name)) > 0) expect(found).toMatchObject({ kind, by: 'fields' });
  });

  test('each day of the last month, of this one and of the next has a prayer, whatever the day of filling', async () => {
    for (const day of ['2026-11-21', '2027-01-31', '2028-02-29']) {
      const { dump } = await sampleOf({ now: new Date(`${day}T12:00:00Z`), brand: 'csi' });
      const prayers = dump.prayer_calendar as Row[];
      const days = new Set(prayers.map(({ date }) => String(date)));
      const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
      const [from, to] = [-1, 2].map((ahead) =>
        Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + ahead, 1),
      );
      for (let at = from ?? 0; at < (to ?? 0); at += 86_400_000)
        expect(days).toContain(new Date(at).toISOString().slice(0, 10));
      // Each Sunday and feast has its readings once, and no other day has any.
      const read = prayers.filter(({ readings }) => readings !== undefined).map(({ date }) => String(date));
      const written = [...days].sort();
      expect(read.sort()).toEqual(churchDaysBetween(written[0] ?? '', written.at(-1) ?? ''));
    }
  });

  test('the readings are those of their day, in every week of every year', async () => {
    const row = (date: string) => withLectionary([{ date }])[0]?.readings;
    expect(row('2026-11-29')).toContain('Gospel: Mark 13:24–37');
    expect(row('2027-01-24')).toContain('Old Testament: Jonah 3:1–5, 10');
    expect(row('2027-11-14')).toContain('Gospel: Mark 13:1–8');
    expect(row('2026-11-30')).toBeUndefined();
    for (const day of churchDaysBetween('2020-01-01', '2060-12-31'))
      expect(readingsOf(String(row(day))), day).toHaveLength(4);
  });

  test('five languages can be read', () => {
    for (const name of ['news', 'events', 'publications', 'videos', 'statements', 'prayer_calendar']) {
      const texts = rows(name).map((row) => String(row.title ?? row.name ?? row.description));
      expect(new Set(texts.map(languageOf)).size, name).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(rows('news').map(({ title }) => languageOf(String(title)))).size).toBe(5);
  });
});

// That nothing would be refused, changed or left out is seen by bringing it in: test/api/sample.test.ts.
describe('files, and what they say', () => {
  const described = rows('files').map(({ name, ...words }) => [String(name), words as Row] as const);
  const drawn = [...made.files.keys()].filter((path) => /\.(jpg|png)$/.test(path));

  test('each drawing and each file that lies there is shown by a record, and each picture is described or only adorns', () => {
    const lying = readdirSync(new URL('drawings/', import.meta.url), { recursive: true, encoding: 'utf8' });
    const shownDrawings = new Set(drawn.map((path) => `${path.replace(/\/[^/]*$/, '')}.svgz`));
    expect(lying.filter((path) => path.endsWith('.svgz') && !shownDrawings.has(path))).toEqual([]);
    const whole = readdirSync(new URL('files/', import.meta.url)).map((name) => `files/${name}`);
    expect(whole.filter((path) => !made.files.has(path))).toEqual([]);
    expect(described.map(([name]) => name).sort()).toEqual(drawn.sort());
  });

  test('every scene says what it shows, and nothing is said at too great a length', () => {
    for (const [name, { alt = '', caption = '', decorative }] of described) {
      if (name.startsWith('scenes/')) expect(alt, name).not.toBe('');
      expect(decorative === true, name).toBe(alt === '');
      expect(String(alt).length, name).toBeLessThanOrEqual(FILE_DESCRIPTION.alt.max);
      expect(String(caption).length, name).toBeLessThanOrEqual(FILE_DESCRIPTION.caption.max);
    }
  });

  test('what is known of each that is printed is what it is made of now: else run node scripts/sampleFacts.ts', async () => {
    const facts = await factsOf(datesAround(NOW, 'csi'));
    const printed = [...made.files.keys()].filter((path) => !path.startsWith('files/'));
    expect(Object.keys(facts).sort()).toEqual(printed.sort());
    expect(JSON.parse(gunzipSync(readFileSync(FACTS)).toString()).printedFrom).toBe(printedFrom());
    const folder = mkdtempSync(join(tmpdir(), 'lectern-facts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const some = ['scenes/lamp-0/lamp.jpg', 'marks/peace-at-the-junction/mark.png', 'papers/001-Archive.pdf'];
    for (const path of [...some, ...printed.filter((one) => /-Life\.pdf$/.test(one)).slice(0, 1)]) {
      const { bytes, ...known } = facts[path] ?? expect.fail(path);
      const { bytes: now, ...found } = await factsOfFile(made.files.get(path) ?? expect.fail(path), folder);
      expect([path, found]).toEqual([path, known]);
      // The day and the machine change a few.
      expect(Math.abs(now - bytes)).toBeLessThan(bytes / 10);
    }
  });

  test('no page of an issue has to be read by a machine', async () => {
    const facts = await factsOf(datesAround(NOW, 'csi'));
    const issues = Object.entries(facts).filter(([path]) => /-Life\.pdf$/.test(path));
    expect(issues.length).toBeGreaterThan(20);
    for (const [path, { paper }] of issues)
      for (const { text } of paper?.pages ?? []) expect(text, path).toMatch(/\p{L}{4}/u);
  });

  test('a file has no name that could be taken for one with a stamp of its own', () => {
    for (const path of made.files.keys()) expect(path).not.toMatch(/\d\.\w+$/);
  });

  test('the drawings stay below three megabytes', () => {
    const folder = join(import.meta.dirname, 'drawings');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(3_000_000);
  });
});

describe('the sample news', () => {
  const newest = rows('news')
    .map((row, i) => ({ row, i }))
    .filter(({ row }) => row.activated !== false)
    .sort((one, other) => String(other.row.date).localeCompare(String(one.row.date)) || one.i - other.i)
    .map(({ row }) => row);
  const scene = (address: unknown): string => String(address).split('/').at(-1) ?? '';

  test.each([
    ['department', 11],
    ['diocese', 5],
  ])('the home page shows no scene twice beside another: %s', (unit, count) => {
    const names = newest
      .filter((row) => row[unit] !== undefined)
      .slice(0, count)
      .flatMap(({ thumbnail }) => (thumbnail === '0' ? [] : [scene(thumbnail)]));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(rows('news'))(
    '$title',
    ({ created_by, department, diocese, thumbnail, gallery = [], description }) => {
      const [author] = rows('users', { _id: created_by });
      expect([undefined, department ?? diocese], 'the author writes for this unit').toContain(
        author?.department ?? author?.diocese,
      );
      expect(author, 'the author is there').toBeDefined();
      const pictures = [thumbnail, ...(gallery as unknown[])];
      expect(new Set(pictures).size, 'no picture twice').toBe(pictures.length);
      expect(runningText(String(description))).not.toBe('');
    },
  );
});

test('what stands in the place of a day is filled in, and what is called like nothing is no day', () => {
  const dated = datesAround(new Date('2027-01-31T12:00:00Z'), 'csi');
  expect(dated('{{day -31}}, {{day 1}} 18:00, {{month -2}}-01, {{month -1 day 33}}')).toBe(
    '2026-12-31, 2027-02-01 18:00, 2026-11-01, 2027-01-03',
  );
  expect(dated('{{month-name -12}}, No. {{month-number 2}}, {{year -1}}, {{year-at -31}}')).toBe(
    'January 2026, No. 3, 2026, 2026',
  );
  expect(dated('{{ago 0.5}} {{brand}}')).toBe('2027-01-31T00:00:00.000Z csi');
  expect(() => dated('{{tomorrow}}')).toThrow('{{tomorrow}}');
  for (const name of readdirSync(new URL('church/', import.meta.url)))
    expect(dated(readFileSync(new URL(`church/${name}`, import.meta.url), 'utf8')), name).not.toContain('{{');
});
