import type { FaultName } from '#status/faultGrades.ts';
import type { Copy, Measurements } from '#status/measurements.ts';
import type { BackupFact } from '#store/status/backupFacts.ts';
import { backupSentences } from '#store/status/backupSentences.ts';

export const NOW = new Date('2026-11-22T06:00:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const GB = 1024 ** 3;
export const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const FILE = 'lectern-csi-20261122T020000Z.backup';
const MADE = backupSentences.en.made(FILE, '1 GB', 1000, 20);
const good = (ms: number, sentence: string = MADE) => ({
  at: ago(ms),
  value: { ok: true, sentence, good: ago(ms).toISOString() },
});
export const bad = (ms: number, lastGood: number | null) => ({
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

function lastMade(more: Partial<BackupFact>): Measurements['backups'] {
  const value: BackupFact = {
    ...{ file: FILE, made: ago(4 * HOUR).toISOString(), content: 'whole' },
    ...{ bytes: GB, seconds: 240, rows: 1000, files: 20, missing: 0, damaged: [], ...more },
  };
  return { backup_made: { at: ago(4 * HOUR), value } };
}

/** A day on which all is well. */
export const WELL: Measurements = {
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
    documents: 0,
    pictures: { waiting: 0, oldest: null },
    jobs: [{ name: 'mail', failed: 1, lastFailed: ago(HOUR), lastDone: ago(MINUTE), due: ago(MINUTE) }],
    planDue: null,
  },
  errors: [
    { kind: 'notice', place: '', sentence: 'Mails wait.', times: 2, first: ago(HOUR), last: ago(HOUR) },
  ],
  settings: { version: '1.4.2', mailsTo: 'server', diskMargin: GB, isHttps: true, makesBackups: true },
};

const work = (more: Partial<Measurements['work']>): Measurements => ({
  ...WELL,
  work: { ...WELL.work, ...more },
});
const database = (more: Partial<Measurements['database']>): Measurements => ({
  ...WELL,
  database: { ...WELL.database, ...more },
});
const copies = (...more: Partial<Copy>[]): Measurements => ({ ...WELL, copies: more.map(copy) });
const filling = (days: number): Partial<Copy> => ({
  disk: { free: (days + 1) * GB, total: 160 * GB, before: [[ago(10 * DAY).getTime(), (days + 11) * GB]] },
});
const ends = (days: number): Measurements =>
  copies({ certificates: { until: ago(-days * DAY).toISOString(), hosts: 42, uncovered: [] } });

/** Each fault as it comes about, with the sentence that tells of it. Mended is what is as in WELL again. */
export const EVERY_FAULT: Readonly<Record<FaultName, readonly [Measurements, sentence: RegExp]>> = {
  backup_old: [{ ...WELL, outcomes: { backup: bad(HOUR, 3 * DAY) } }, /^The last good backup is of Nov 19/],
  backup_failed: [{ ...WELL, outcomes: { backup: bad(HOUR, DAY), drill: good(DAY) } }, /could not be made/],
  backup_key_alone: [
    { ...WELL, backups: { backup_key: { at: ago(DAY), value: { check: 'x', own: true, shown: false } } } },
    /^The key of the backups is kept on this server alone/,
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
    /^The program makes no backups/,
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
    /^The mail server has accepted no mail since today/,
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
        ...{ failures: 3, lastRead: null, next: NOW, unknown: 0, setAside: 0 },
      },
    },
    /^The mailbox has not been read since today/,
  ],
  mail_unreadable: [
    {
      ...WELL,
      mailbox: { trouble: null, failures: 0, lastRead: NOW, next: NOW, unknown: 1, setAside: 1 },
    },
    /^A mail in the mailbox could not be read/,
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
    /^The schedule has not been carried out since today/,
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

const jobs = (...names: string[]): Measurements['work']['jobs'] =>
  names.map((name) => ({ name, failed: 1, lastFailed: ago(HOUR), lastDone: null, due: ago(2 * HOUR) }));
const lasts = (days: number): Partial<Copy> => ({
  disk: { free: days * GB + GB, total: 900 * GB, before: [[ago(2 * DAY).getTime(), days * GB + 3 * GB]] },
});
const drilled = (how: 'loaded' | 'read', why: string): Measurements => {
  const [tables, rows, files] = [70, 1000, 50];
  const told = backupSentences.en;
  const sentence = how === 'loaded' ? told.loaded(tables, rows, files) : told.read(rows, files, why);
  const value = { ...{ file: FILE, how, why, seconds: 40 }, ...{ tables, rows, files } };
  return {
    ...WELL,
    outcomes: { backup: good(4 * HOUR), drill: good(3 * HOUR, sentence) },
    backups: { ...WELL.backups, drill_done: { at: ago(3 * HOUR), value } },
  };
};

/** What else is told, by what it is about: what is well in other words, and faults of one and of many. */
export const TOLD_OTHERWISE: Readonly<Record<string, Measurements>> = {
  'nothing was done yet': {
    ...WELL,
    begun: ago(HOUR),
    outcomes: {},
    copies: [],
    standbys: undefined,
    errors: [],
  },
  'no copy was ever made': { ...WELL, outcomes: {} },
  'a copy is being made': {
    ...WELL,
    backups: { ...lastMade({}), backup_asked: { at: ago(MINUTE), value: { content: 'whole' } } },
  },
  'the first copy is being made': {
    ...WELL,
    backups: { backup_asked: { at: ago(MINUTE), value: { content: 'whole' } } },
  },
  'a copy was not tried out': { ...WELL, outcomes: { backup: good(HOUR), drill: good(30 * HOUR) } },
  'a copy was loaded': drilled('loaded', ''),
  'a copy was read': drilled('read', 'there is no room'),
  'no copy was tried out': { ...WELL, outcomes: { backup: good(HOUR) } },
  'no good copy': { ...WELL, begun: ago(HOUR), outcomes: { backup: bad(HOUR, null) } },
  'files of a copy': {
    ...WELL,
    backups: lastMade({ damaged: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'], missing: 1 }),
  },
  'a disk for days': copies(lasts(40)),
  'a disk for months': copies(lasts(100)),
  'a disk for years': copies(lasts(800)),
  'a disk that is full today': copies(filling(0.5)),
  'two disks with little room': copies(
    { disk: { free: 5 * GB, total: 160 * GB, before: [] } },
    { name: 'two:3000' },
  ),
  'newsletters go out': work({ newsletterMails: 1200 }),
  'a standby without a name': database({ standbys: [{ name: '', lag: 200_000 }] }),
  'two standbys': database({
    standbys: [
      { name: 'a', lag: 0 },
      { name: 'b', lag: null },
    ],
  }),
  'all work': work({
    jobs: jobs(
      'make-variants',
      'tidy-up',
      'mail',
      'newsletters',
      'mailbox',
      'waiting-mails',
      'backups',
      'plans',
      'status',
      'other-work',
    ),
  }),
  'what is planned is late': work({ planDue: ago(HOUR) }),
  'a picture waits': work({ pictures: { waiting: 1, oldest: ago(HOUR) } }),
  'pictures wait': work({ pictures: { waiting: 1200, oldest: ago(HOUR) } }),
  'a picture waits long': work({ pictures: { waiting: 1, oldest: ago(2 * DAY) } }),
  'one copy of the program': copies({
    certificates: { until: ago(-60 * DAY).toISOString(), hosts: 1, uncovered: [] },
  }),
  'a clock that is ahead': copies({ clockAhead: 31_000 }),
  'a certificate that ends today': ends(0.5),
  'a certificate that nobody knows': copies({ certificates: null }),
  'errors of the morning': {
    ...WELL,
    errors: [
      {
        kind: 'failure',
        place: '/news',
        sentence: 'Oh',
        times: 1,
        first: ago(3 * HOUR),
        last: ago(3 * HOUR),
      },
    ],
  },
};
