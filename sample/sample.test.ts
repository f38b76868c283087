import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type Field, type FileField, type Kind, unitsOf } from '#kinds/define.ts';
import { DIOCESE_SLUGS, STATES } from '#kinds/diocese.ts';
import { FILE_DESCRIPTION } from '#kinds/fileDescription.ts';
import { KINDS } from '#kinds/kinds.ts';
import { subDomainFor } from '#kinds/subDomain.ts';
import { fileKindOf } from '#lib/fileKinds.ts';
import { languageOf } from '#lib/language.ts';
import { cleanRichText } from '#store/richText/richText.ts';
import { accounts } from './accounts.ts';
import { calendarOf } from './calendar.ts';
import { dioceses } from './church.ts';
import { departments } from './departments.ts';
import { scenes } from './drawings/scenes.ts';
import { dioceseSeal, synodSeal } from './drawings/seal.ts';
import { isFile } from './files.ts';
import { filesOf } from './fillFiles.ts';
import { inputOf } from './fillRecords.ts';
import { sampleNews } from './news/all.ts';
import { sampleChurch } from './records.ts';
import { dioceseTexts } from './texts/dioceses.ts';
import type { RecordNamed, SampleRecord } from './types.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const church = sampleChurch(calendarOf(NOW), 'CSI theological association');
const everything: readonly SampleRecord[] = [
  ...church.units,
  ...church.content,
  ...church.waiting,
  ...church.fromVisitors,
  ...church.subscribers,
];
const untold = new Set<string>();

const of = (kind: string, where: Readonly<Record<string, unknown>> = {}): SampleRecord[] =>
  everything.filter(
    (one) => one.of === kind && Object.entries(where).every(([name, value]) => one.fields[name] === value),
  );
const ofUnit = (kind: string, slug: string): SampleRecord[] => of(kind).filter(({ unit }) => unit === slug);
const isAhead = ({ fields }: SampleRecord): boolean => String(fields.from_date) > '2026-11-21';

describe('the units of the sample church', () => {
  test('the dioceses are the twenty-six of the fixed list, in every state', () => {
    expect(dioceses.map(({ slug }) => slug).sort()).toEqual([...DIOCESE_SLUGS].sort());
    expect(new Set(dioceses.map(({ state }) => state))).toEqual(new Set(STATES));
  });

  test.each(departments)(
    '$name has the sub-domain that its name makes, and fills its page',
    ({ name, slug, aim }) => {
      expect(subDomainFor('department', name, untold)).toBe(slug);
      expect(aim).toContain('<ol>');
      expect(ofUnit('person', slug).length).toBeGreaterThanOrEqual(3);
      expect(ofUnit('news', slug).filter(({ activated }) => activated).length).toBeGreaterThanOrEqual(5);
      expect(ofUnit('event', slug).filter(isAhead).length).toBeGreaterThanOrEqual(3);
      expect(ofUnit('event', slug).some((one) => !isAhead(one))).toBe(true);
      expect(ofUnit('publication', slug).length).toBeGreaterThanOrEqual(1);
    },
  );

  test.each(dioceses.filter(({ slug }) => dioceseTexts[slug]))('$name fills its page', ({ slug }) => {
    const [{ fields } = { fields: {} as SampleRecord['fields'] }] = of('diocese', { sub_domain: slug });
    const many = (name: string): number => (fields[name] as readonly unknown[]).length;
    expect(many('banner')).toBeGreaterThanOrEqual(3);
    expect(many('gallery')).toBeGreaterThanOrEqual(6);
    expect(many('gallery')).toBeLessThanOrEqual(12);
    expect(many('description')).toBeGreaterThanOrEqual(3);
    expect(many('ministerial_role')).toBe(1);
    const roles = ofUnit('person', slug).map((one) => one.fields.role);
    expect(roles.filter((role) => role === 'bishop')).toHaveLength(1);
    expect(roles.filter((role) => role === 'director')).toHaveLength(1);
    expect(roles.filter((role) => role === 'diocesan_officer').length).toBeGreaterThanOrEqual(3);
    expect(ofUnit('news', slug).filter(({ activated }) => activated).length).toBeGreaterThanOrEqual(3);
    expect(ofUnit('event', slug).filter(isAhead).length).toBeGreaterThanOrEqual(3);
    expect(ofUnit('event', slug).some((one) => !isAhead(one))).toBe(true);
  });

  test('one diocese stays small: an address and one story', () => {
    const small = dioceses.filter(({ slug }) => !dioceseTexts[slug]);
    expect(small).toHaveLength(1);
    for (const { slug } of small) {
      expect(everything.filter(({ unit }) => unit === slug).map((one) => one.of)).toEqual(['news']);
    }
  });

  test('the seals of the pages are the ones drawn here', async () => {
    const seal = (name: string): Promise<string> =>
      readFile(new URL(`../../src/site/seals/${name}.svg`, import.meta.url), 'utf8');
    expect(await seal('synod')).toBe(synodSeal());
    for (const diocese of dioceses) expect(await seal(diocese.slug)).toBe(dioceseSeal(diocese));
  });
});

describe('every page has enough', () => {
  // More than one page of each list, where the specification gives a page size (002 §9).
  const least: readonly (readonly [kind: string, where: Record<string, unknown>, count: number])[] = [
    ['person', { user_type: 'officers' }, 4],
    ['person', { user_type: 'association_officers' }, 4],
    ['person', { user_type: 'working_committee', role: 'officer' }, 4],
    ['person', { user_type: 'working_committee', role: 'member' }, 20],
    ['person', { user_type: 'working_committee', role: 'regional_women' }, 5],
    ['person', { role: 'Staff Under General Secretary' }, 6],
    ['person', { role: 'Staff Under Treasurer Office' }, 6],
    ['person', { role: 'Staff of CSI theological association' }, 4],
    ['person', { role: 'Guest House Staff' }, 4],
    ...KINDS.description.fields.type.values.map((type) => ['description', { type }, 1] as const),
    ...KINDS.statement.fields.type.values.map((type) => ['statement', { type }, 8] as const),
    ...KINDS.partner.fields.category.values.map((category) => ['partner', { category }, 8] as const),
    ...KINDS.promotion.fields.type.values.map((type) => ['promotion', { type }, 4] as const),
    ...KINDS.publication.fields.sermon_category.values.map(
      (sermon_category) => ['publication', { sermon_category }, 3] as const,
    ),
    ['publication', { type: 'books' }, 22],
    ['publication', { type: 'magazine' }, 22],
    ['publication', { type: 'magazine', special_edition: true }, 3],
    ['publication', { type: 'resources' }, 22],
    ['publication', { type: 'library_archives' }, 10],
    ['publication', { type: 'sermons' }, 22],
    ['publication', { type: 'lectionary' }, 4],
    ['campaign', {}, 22],
    ['video', {}, 22],
    ['prayer', {}, 89],
    ['subscriber', {}, 20],
    ['enquiry', {}, 10],
    ['order', {}, 10],
  ];
  test.each(least)('%s %j: at least %i', (kind, where, count) => {
    expect(of(kind, where).length).toBeGreaterThanOrEqual(count);
  });

  test('each kind is there, each that can be switched off also once switched off', () => {
    for (const kind of Object.values(KINDS)) {
      if (kind.name === 'account') continue;
      expect(of(kind.name).length, kind.name).toBeGreaterThan(0);
      if ('switchable' in kind)
        expect(of(kind.name).filter((one) => one.activated === false).length, kind.name).toBeGreaterThan(0);
    }
  });

  test('each day of the last month, of this one and of the next has a prayer, whatever the day of filling', () => {
    for (const day of ['2026-11-21', '2027-01-31', '2028-02-29']) {
      const { content } = sampleChurch(calendarOf(new Date(`${day}T12:00:00Z`)), '');
      const days = new Set(
        content.filter((one) => one.of === 'prayer').map((one) => String(one.fields.date)),
      );
      expect(days).toContain(`${day.slice(0, 7)}-01`);
      expect(days.size).toBeGreaterThanOrEqual(89);
      const months = new Set([...days].map((one) => one.slice(0, 7)));
      expect([...months].sort().indexOf(day.slice(0, 7))).toBe(1);
    }
  });

  test('five languages can be read', () => {
    for (const kind of ['news', 'event', 'publication', 'video', 'statement', 'prayer']) {
      const texts = of(kind).map(({ fields }) => String(fields.title ?? fields.name ?? fields.description));
      expect(new Set(texts.map(languageOf)).size, kind).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(sampleNews.map(({ lang }) => lang)).size).toBe(5);
  });
});

describe('nothing that the API would refuse', () => {
  const titles = new Set(church.content.map((one) => `${one.of} ${one.fields.title}`));
  const slugs = new Set([...departments, ...dioceses].map(({ slug }) => slug));

  test('every record passes the input of its calls unchanged and has what it must have', () => {
    const wrong = everything.flatMap((record) => {
      const { title, name, user_name, type } = record.fields;
      return problemsOf(record).map(
        (problem) => `${record.of} “${title ?? name ?? user_name ?? type}”: ${problem}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  test('every file is of a kind that its field takes', () => {
    for (const { of: name, fields } of everything) {
      for (const [field, declared] of Object.entries(KINDS[name].fields as Kind['fields'])) {
        if (declared.type !== 'file') continue;
        const value = fields[field];
        for (const file of Array.isArray(value) ? value : [value])
          if (isFile(file)) takes(declared, file.fileName);
      }
    }
  });

  test('every unit, author and record that is named is there', () => {
    for (const record of everything) {
      if (record.unit !== null) {
        expect(slugs, `${record.of} of ${record.unit}`).toContain(record.unit);
        const unit = departments.some(({ slug }) => slug === record.unit) ? 'department' : 'diocese';
        expect(unitsOf(KINDS[record.of])).toContain(unit);
      }
      const { by } = record;
      if (typeof by === 'object') expect(accounts.map(({ name }) => name)).toContain(by.account);
      for (const value of Object.values(record.fields)) {
        if (typeof value !== 'object' || value === null || !('titled' in value)) continue;
        const { of: kind, titled } = value as RecordNamed;
        expect(titles).toContain(`${kind} ${titled}`);
      }
    }
  });

  test('a key names one file, and a document belongs to one record', () => {
    const names = new Map<string, string>();
    for (const { key, fileName } of everything.flatMap((record) => filesOf([record]))) {
      if (!fileName.endsWith('.jpg')) expect(names.has(key), key).toBe(false);
      expect(names.get(key) ?? fileName).toBe(fileName);
      // A stamp of digits is put behind the name of a stored file.
      expect(fileName).not.toMatch(/\d\.\w+$/);
      names.set(key, fileName);
    }
  });

  test('every scene says what it shows, and nothing is said at too great a length', () => {
    for (const { fileName, key, alt, caption = '' } of filesOf(everything)) {
      if (Object.keys(scenes).includes(fileName.replace('.jpg', ''))) expect(alt, key).not.toBe('');
      expect(alt.length, key).toBeLessThanOrEqual(FILE_DESCRIPTION.alt.max);
      expect(caption.length, key).toBeLessThanOrEqual(FILE_DESCRIPTION.caption.max);
    }
  });

  test('an address, a subscriber and a text of a type stand once', () => {
    for (const [kind, field] of [
      ['subscriber', 'email'],
      ['description', 'type'],
    ] as const) {
      const values = of(kind).map(({ fields }) => fields[field]);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

describe('the sample news', () => {
  test.each([
    ['department', 11],
    ['diocese', 5],
  ])('the home page shows no scene twice beside another: %s', (kind, count) => {
    const shown = sampleNews.filter(({ unit, active }) => unit.kind === kind && active).slice(0, count);
    const names = shown.flatMap(({ thumbnail }) => thumbnail?.scene ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(sampleNews)('$title', (item) => {
    const author = accounts.find(({ name }) => name === item.author);
    expect([null, item.unit.slug], 'the author writes for this unit').toContain(author?.unit);
    expect(languageOf(item.title)).toBe(item.lang);
    const pictures = [item.thumbnail, ...item.gallery].map(
      (picture) => picture && `${picture.scene}-${picture.seed}`,
    );
    expect(new Set(pictures).size, 'no picture twice').toBe(pictures.length);
  });
});

/** The fields as a form would send them: addresses in the place of files, an id in that of another record. */
function sentBy(value: unknown): unknown {
  if (isFile(value)) return `/media/${value.fileName}`;
  if (Array.isArray(value)) return value.map(sentBy);
  if (typeof value !== 'object' || value === null) return value;
  if ('titled' in value) return '019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071';
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, sentBy(item)]));
}

/** What the API would refuse or change: input that is not taken, fields that are not declared or missing, texts that would be trimmed or cleaned. */
function problemsOf({ of: name, fields: { accent: _, ...fields } }: SampleRecord): string[] {
  const declared: Readonly<Record<string, Field>> = KINDS[name].fields;
  const { data, error } = inputOf(name).safeParse(sentBy(fields));
  return [
    ...(error?.issues.map(({ message }) => message) ?? []),
    ...Object.entries(declared).flatMap(([field, { required }]) =>
      required && (fields[field] ?? '') === '' ? [`${field} is missing`] : [],
    ),
    ...Object.entries(fields).flatMap(([field, value]) => {
      const its = declared[field];
      if (!its) return [`${field} is not a field`];
      return typeof value === 'string' && !holds(its, value, data?.[field])
        ? [`${field} would not stay as it is`]
        : [];
    }),
  ];
}

function holds(field: Field, value: string, parsed: unknown): boolean {
  if (field.type === 'richText') return cleanRichText(value).html === value;
  if (field.type === 'choice') return field.values.includes(value);
  return field.type === 'moment' || field.type === 'file' || parsed === value;
}

function takes(field: FileField, fileName: string): void {
  const kind = fileKindOf(fileName);
  const word = kind?.kind === 'document' ? kind.name : kind?.kind;
  expect(field.accept, fileName).toContain(word);
}
