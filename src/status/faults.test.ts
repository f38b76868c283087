import { describe, expect, it } from 'vitest';
import type { BackupFact } from '#store/status/backupFacts.ts';
import { FAULTS, type FaultName } from './faultGrades.ts';
import { daysLeft } from './faults/disk.ts';
import { statusLines, verdictOf } from './faults.ts';
import type { Copy, Readings } from './readings.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GB = 1024 ** 3;
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const good = (ms: number) => ({
  at: ago(ms),
  value: { ok: true, sentence: 'In 12 s.', good: ago(ms).toISOString() },
});
const bad = (ms: number, lastGood: number | null) => ({
  at: ago(ms),
  value: {
    ok: false,
    sentence: 'The folder is full.',
    good: lastGood === null ? null : ago(lastGood).toISOString(),
  },
});

const copy = (more: Partial<Copy> = {}): Copy => ({
  ...{ name: 'one:3000', seen: ago(20_000), version: '1.4.2', since: ago(9 * DAY).toISOString() },
  ...{ clockAhead: 12, day: '2026-11-22', notFound: 3, newer: [] },
  slowest: [{ name: '/search', count: 400, p95: 250, worst: 900 }],
  disk: { free: 100 * GB, total: 160 * GB, before: [[ago(20 * DAY).getTime(), 101 * GB]] },
  certificates: { until: ago(-60 * DAY).toISOString(), hosts: 42, uncovered: [] },
  ...more,
});

function lastMade(more: Partial<BackupFact>): Readings['backups'] {
  const value: BackupFact = {
    ...{ file: 'lectern-csi-20261122T020000Z.backup', made: ago(4 * HOUR).toISOString(), content: 'whole' },
    ...{ bytes: GB, seconds: 240, rows: 1000, files: 20, missing: 0, damaged: [], ...more },
  };
  return { backup_made: { at: ago(4 * HOUR), value } };
}

/** A day on which all is well. */
const WELL: Readings = {
  now: NOW,
  begun: ago(300 * DAY),
  backups: {
    ...lastMade({}),
    backup_key: { at: ago(DAY), value: { check: 'x', own: true, shown: true } },
  },
  outcomes: { backup: good(4 * HOUR), drill: good(3 * HOUR) },
  copies: [copy(), copy({ name: 'two:3000' })],
  mailTrouble: null,
  mailbox: null,
  database: {
    ...{ version: '18.4 (Debian)', bytes: 2 * GB, connections: 20, mostConnections: 100 },
    ...{ longestTransaction: 0.2, standbys: [{ name: 'standby', lag: 0.1 }], clockAhead: 3 },
  },
  standbys: { at: ago(MINUTE), value: { count: 1 } },
  work: {
    mails: { waiting: 1, oldest: ago(2000), lastSent: ago(HOUR) },
    newsletterMails: 0,
    pictures: { waiting: 0, oldest: null },
    jobs: [{ name: 'mail', failed: 1, lastFailed: ago(HOUR), lastDone: ago(MINUTE), due: ago(MINUTE) }],
    planDue: null,
  },
  errors: [
    { kind: 'notice', place: '', sentence: 'Mails wait.', times: 2, first: ago(HOUR), last: ago(HOUR) },
  ],
  settings: { version: '1.4.2', mailsTo: 'server', diskMargin: GB, isHttps: true, makesBackups: true },
};

const work = (more: Partial<Readings['work']>): Readings => ({ ...WELL, work: { ...WELL.work, ...more } });
const database = (more: Partial<Readings['database']>): Readings => ({
  ...WELL,
  database: { ...WELL.database, ...more },
});
const copies = (...more: Partial<Copy>[]): Readings => ({ ...WELL, copies: more.map(copy) });
const filling = (days: number): Partial<Copy> => ({
  disk: { free: (days + 1) * GB, total: 160 * GB, before: [[ago(10 * DAY).getTime(), (days + 11) * GB]] },
});
const ends = (days: number): Readings =>
  copies({ certificates: { until: ago(-days * DAY).toISOString(), hosts: 42, uncovered: [] } });

/** Each fault as it comes about, with the sentence that tells of it. Mended is what is as in WELL again. */
const FAKES: Readonly<Record<FaultName, readonly [Readings, sentence: RegExp]>> = {
  backup_old: [{ ...WELL, outcomes: { backup: bad(HOUR, 3 * DAY) } }, /^The last good copy is of Nov 19/],
  backup_failed: [{ ...WELL, outcomes: { backup: bad(HOUR, DAY), drill: good(DAY) } }, /could not be made/],
  backup_key_alone: [
    { ...WELL, backups: { backup_key: { at: ago(DAY), value: { check: 'x', own: true, shown: false } } } },
    /^The key of the copies is kept on this machine alone/,
  ],
  files_damaged: [
    { ...WELL, backups: lastMade({ damaged: ['a-seal.jpg'] }) },
    /^A file is no longer what was uploaded/,
  ],
  files_missing: [
    { ...WELL, backups: lastMade({ missing: 1200 }) },
    /^1,200 files that are in use are not there/,
  ],
  backup_off: [
    { ...WELL, outcomes: {}, settings: { ...WELL.settings, makesBackups: false } },
    /^The program makes no copies/,
  ],
  drill_failed: [
    { ...WELL, outcomes: { backup: good(HOUR), drill: bad(MINUTE, DAY) } },
    /could not be tried out/,
  ],
  drill_old: [
    { ...WELL, outcomes: { backup: good(HOUR), drill: good(4 * DAY) } },
    /last tried out on Nov 18/,
  ],
  disk_full: [copies({ disk: { free: GB / 2, total: 160 * GB, before: [] } }), /^Nothing is saved/],
  disk_full_soon: [copies(filling(5)), /^The disk is full in about five days/],
  disk_filling: [copies(filling(19)), /^The disk is full in about 19 days/],
  mail_in_files: [{ ...WELL, settings: { ...WELL.settings, mailsTo: 'files' } }, /^Mails reach nobody/],
  mail_trouble: [
    { ...WELL, mailTrouble: { since: ago(HOUR), sentence: '421 too many at once.' } },
    /^The mail server has taken no mail since today/,
  ],
  mail_waits: [
    work({ mails: { waiting: 41, oldest: ago(98 * MINUTE), lastSent: null } }),
    /^41 mails wait since today/,
  ],
  mail_stuck: [work({ mails: { waiting: 1, oldest: ago(5 * HOUR), lastSent: null } }), /^1 mail waits since/],
  mailbox_trouble: [
    {
      ...WELL,
      mailbox: {
        trouble: { since: ago(HOUR), sentence: 'Wrong password.', next: NOW },
        ...{ failures: 3, lastRead: null, next: NOW, unknown: 0 },
      },
    },
    /^The mailbox has not been read since today/,
  ],
  database_connections: [database({ connections: 97 }), /hardly a connection left/],
  long_transaction: [database({ longestTransaction: 3 * 3600 }), /in the database for 3 hours/],
  standby_behind: [database({ standbys: [{ name: 'second', lag: 300 }] }), /^The standby second is behind/],
  standby_gone: [database({ standbys: [] }), /no longer follows/],
  job_failed: [
    work({ jobs: [{ name: 'tidy-up', failed: 3, lastFailed: ago(HOUR), lastDone: ago(DAY), due: null }] }),
    /^Tidying up failed three times/,
  ],
  job_stuck: [
    work({ jobs: [{ name: 'mail', failed: 0, lastFailed: null, lastDone: null, due: ago(2 * HOUR) }] }),
    /^Sending mails should have begun today/,
  ],
  plans_late: [
    work({
      jobs: [{ name: 'plans', failed: 0, lastFailed: null, lastDone: ago(6 * MINUTE), due: null }],
      planDue: ago(MINUTE),
    }),
    /^Nobody has looked since today, .* for what is planned/,
  ],
  pictures_wait: [
    work({ pictures: { waiting: 1200, oldest: ago(2 * DAY) } }),
    /^1,200 pictures have waited to be made smaller/,
  ],
  slow: [
    copies({ slowest: [{ name: 'POST news/get', count: 50, p95: 4000, worst: 9000 }] }),
    /^POST news\/get takes long/,
  ],
  certificate_ends: [ends(10.5), /^The certificate ends in ten days/],
  certificate_ended: [ends(-1), /^The certificate has ended/],
  hosts_uncovered: [
    copies({
      certificates: { until: ago(-60 * DAY).toISOString(), hosts: 42, uncovered: ['madras.csi.example'] },
    }),
    /^One address is not named/,
  ],
  errors: [
    {
      ...WELL,
      errors: [
        { kind: 'failure', place: '/news', sentence: 'Oh', times: 3, first: ago(HOUR), last: ago(MINUTE) },
      ],
    },
    /^Something went wrong three times today/,
  ],
  clock: [copies({ clockAhead: -120_000 }), /^The clock of one:3000 is 120 s behind/],
  copy_gone: [copies({}, { name: 'two:3000', seen: ago(HOUR) }), /^The copy two:3000 has not been heard of/],
  versions: [copies({}, { name: 'two:3000', version: '1.4.1' }), /^Copies of different versions/],
  newer_version: [copies({ newer: ['1.4.3', '1.10.0'] }), /^A newer version waits: 1\.10\.0/],
};

const faultsIn = (readings: Readings): string[] =>
  statusLines(readings)
    .filter(({ grade }) => grade === 'bad' || grade === 'warn')
    .map(({ key }) => key.split(' ')[0] ?? '');

describe('every fault', () => {
  it.each(Object.keys(FAULTS) as FaultName[])('%s is told, with what to do, before what is well', (name) => {
    const [readings, sentence] = FAKES[name];
    const lines = statusLines(readings);
    expect(faultsIn(readings)).toEqual([name]);
    const [first] = lines;
    expect(first?.sentence).toMatch(sentence);
    expect(first?.grade).toBe(FAULTS[name]);
    expect(first?.small?.length).toBeGreaterThan(10);
    expect(verdictOf(lines)).toMatchObject({ grade: FAULTS[name] });
  });
});

describe('a day on which all is well', () => {
  it('has no fault, and says so in one sentence', () => {
    expect(faultsIn(WELL)).toEqual([]);
    expect(verdictOf(statusLines(WELL))).toEqual({ grade: 'ok', sentence: 'All is well.' });
    expect(
      statusLines(WELL).map(({ sentence, more = '' }) => `${sentence} ${more}`.trim()),
    ).toMatchInlineSnapshot(`
      [
        "A copy was made, and tried out. All of it came back.",
        "The disk lasts for about five years.",
        "The disk lasts for about five years.",
        "Mail goes out. Nothing waits longer than a minute.",
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
  const { mailTrouble } = FAKES.mail_trouble[0];
  const lines = statusLines({ ...WELL, mailTrouble, outcomes: { backup: bad(HOUR, null) } });
  expect(lines.slice(0, 2).map(({ key }) => key)).toEqual(['backup_old', 'mail_trouble']);
  expect(verdictOf(lines).sentence).toBe('One thing needs a hand today.');
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
