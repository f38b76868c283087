import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { ago, bad, DAY, EVERY_FAULT, GB, HOUR, NOW, TOLD_OTHERWISE, WELL } from '#test/support/everyFault.ts';
import { FAULTS, type FaultName } from './faultGrades.ts';
import { daysLeft } from './faults/disk.ts';
import { statusLines, verdictOf } from './faults.ts';
import { addStatusTexts } from './languages/addStatusTexts.ts';
import type { Measurements } from './measurements.ts';
import type { StatusLine } from './types.ts';

const faultsIn = (measurements: Measurements): string[] =>
  statusLines(measurements, 'en')
    .filter(({ grade }) => grade === 'bad' || grade === 'warn')
    .map(({ key }) => key.split(' ')[0] ?? '');

describe('every fault', () => {
  it.each(Object.keys(FAULTS) as FaultName[])('%s is told, with what to do, before what is well', (name) => {
    const [measurements, sentence] = EVERY_FAULT[name];
    const lines = statusLines(measurements, 'en');
    expect(faultsIn(measurements)).toEqual([name]);
    const [first] = lines;
    expect(first?.sentence).toMatch(sentence);
    expect(first?.grade).toBe(FAULTS[name]);
    expect(first?.small?.length).toBeGreaterThan(10);
    expect(verdictOf(lines, 'en')).toMatchObject({ grade: FAULTS[name] });
  });
});

describe('a day on which all is well', () => {
  it('has no fault, and says so in one sentence', () => {
    expect(faultsIn(WELL)).toEqual([]);
    expect(verdictOf(statusLines(WELL, 'en'), 'en')).toEqual({ grade: 'ok', sentence: 'All is well.' });
    expect(
      statusLines(WELL, 'en').map(({ sentence, more = '' }) => `${sentence} ${more}`.trim()),
    ).toMatchInlineSnapshot(`
      [
        "A backup was made, and tried out. All of it was restored.",
        "The disk lasts for about five years.",
        "The disk lasts for about five years.",
        "Mail is being sent. Nothing waits longer than a minute.",
        "The database answers. One standby follows.",
        "Pages answer quickly. What took longest today was /search.",
        "All 42 addresses are safe (https).",
        "Nothing went wrong today.",
        "Version 1.4.2. No newer one waits.",
      ]
    `);
  });

  it('may be the first one: nothing was backed up, measured or asked for yet', () => {
    const { outcomes: _none, ...new_ } = WELL;
    const first = { ...new_, begun: ago(HOUR), outcomes: {}, copies: [], standbys: undefined, errors: [] };
    expect(faultsIn(first)).toEqual([]);
  });
});

it('several faults are counted, those that cannot wait first', () => {
  const { mailTrouble } = EVERY_FAULT.mail_trouble[0];
  const lines = statusLines({ ...WELL, mailTrouble, outcomes: { backup: bad(HOUR, null) } }, 'en');
  expect(lines.slice(0, 2).map(({ key }) => key)).toEqual(['backup_old', 'mail_trouble']);
  expect(verdictOf(lines, 'en').sentence).toBe('One thing needs attention today.');
});

describe('how long a disk lasts', () => {
  const at = NOW.getTime();
  const disk = (...before: [daysAgo: number, gb: number][]) => ({
    free: 21 * GB,
    total: 100 * GB,
    before: before.map(([days, gb]) => [at - days * DAY, gb * GB] as const),
  });
  it('is told by the line through what was free before, up to the margin', () => {
    expect(daysLeft(disk([10, 31], [5, 26]), GB, at)).toBeCloseTo(20);
  });
  it('is not known on the first day, nor while it does not fill', () => {
    expect(daysLeft(disk([0.5, 30]), GB, at)).toBeNull();
    expect(daysLeft(disk([10, 15]), GB, at)).toBeNull();
  });
});

/** Names that are the same in all languages: names, commands, settings, units and other programs. */
const NAMES = [
  ...['lectern backup --key', 'lectern backup --list', 'lectern backup', 'lectern drill', 'lectern restore'],
  ...['lectern hosts', 'lectern upgrade', 'systemctl restart lectern', 'timedatectl set-ntp true'],
  ...['certbot renew', 'BACKUP=no', 'SMTP_URL', 'CERTIFICATE_FILE', 'max_connections', 'pg_stat_activity'],
  ...['lectern-csi-20261122T020000Z.backup', 'a-seal.jpg', 'a.jpg', 'b.jpg', 'c.jpg', 'madras.csi.example'],
  ...['POST news/get', '/search', 'one:3000', 'two:3000', 'second', 'other-work'],
  ...['PostgreSQL', '(https)', 'GB', 'AM', 'PM'],
];
const IN_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const PARTS = ['sentence', 'more', 'small', 'figure'] as const satisfies (keyof StatusLine)[];

/** Kannada writes an hour with two digits. */
const digitsIn = (text: string): string[] =>
  (text.match(/\d+/g) ?? []).map((one) => one.replace(/^0(?=\d)/, ''));
const withoutNames = (text: string): string => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** The numbers of an English text, including those up to ten as words. 'twice' and 'one' may be words in any language. */
const figuresOf = (text: string): string[] => {
  const plain = withoutNames(text).replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
  const inWords = IN_WORDS.flatMap((word, at) =>
    new RegExp(`\\b${word}\\b`, 'i').test(plain) ? [`${at + 2}`] : [],
  );
  return [...digitsIn(plain), ...inWords];
};

describe.each(LANGUAGES.filter((one) => one !== 'en'))('in the language %s', (language) => {
  beforeAll(addStatusTexts);
  const cases = { ...EVERY_FAULT, 'all is well': [WELL] as const };
  const all: Readonly<Record<string, Measurements>> = {
    ...Object.fromEntries(Object.entries(cases).map(([name, [measurements]]) => [name, measurements])),
    ...TOLD_OTHERWISE,
  };

  it.each(Object.keys(all))(
    '%s is told as in English, with its figures and without an English word',
    (name) => {
      const measurements = all[name] ?? WELL;
      const english = statusLines(measurements, 'en');
      const lines = statusLines(measurements, language);
      expect(lines.map(({ key, grade, acts }) => [key, grade, acts])).toEqual(
        english.map(({ key, grade, acts }) => [key, grade, acts]),
      );
      const pairs: (readonly [string, string])[] = [
        [verdictOf(english, 'en').sentence, verdictOf(lines, language).sentence],
        ...english.flatMap((line, at) =>
          PARTS.map((part) => [line[part] ?? '', lines[at]?.[part] ?? ''] as const),
        ),
      ];
      for (const [en, said] of pairs) {
        expect(said === '', said).toBe(en === '');
        const own = withoutNames(said.replaceAll(/“[^”]*”/g, ''));
        expect(own).not.toMatch(/\p{Script=Latin}{2,}|undefined|NaN|\{/u);
        expect(digitsIn(said), `${en} → ${said}`).toEqual(expect.arrayContaining(figuresOf(en)));
      }
    },
  );
});
