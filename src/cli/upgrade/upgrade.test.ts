import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHome, writeChecksums } from '#test/support/fakeReleases.ts';
import { smallDisk } from '#test/support/smallDisk.ts';
import { CommandError } from '../command.ts';
import { unpack } from './archive.ts';
import { compareVersions, Installed } from './installed.ts';
import { readJournal, writeJournal } from './journal.ts';
import { backTo, settle, type Tools, upgradeTo } from './upgrade.ts';

const PORT = 20_000 + Math.floor(Math.random() * 5000);
let fake: FakeHome;
let said: string[];
let backups: number;
let tools: Tools;

beforeEach(() => {
  vi.stubEnv('PORT', String(PORT));
  fake = new FakeHome('1.2.3');
  said = [];
  backups = 0;
  tools = {
    installed: new Installed(fake.home),
    address: { socket: undefined, port: PORT, metricsToken: undefined },
    patience: { seconds: 2, mostSeconds: 60, askMs: 20 },
    restart: undefined,
    stop: undefined,
    database: undefined,
    note: async ({ to }) => void said.push(`noted ${to}`),
    backup: async () => `backup ${++backups}`,
    say: (sentence) => void said.push(sentence),
  };
});

afterEach(() => fake.remove());

const versionsThere = (): string[] =>
  readdirSync(fake.home)
    .filter((name) => /^\d/.test(name) || name.startsWith('.'))
    .sort();

test('a newer release comes in after a backup, and the one before stays beside it', async () => {
  fake.put('1.0.0', 'well');
  await expect(upgradeTo(fake.archive('1.10.0', 'prepares first'), tools)).resolves.toEqual({
    from: '1.2.3',
    to: '1.10.0',
  });
  expect(tools.installed.current()).toBe('1.10.0');
  expect(backups).toBe(1);
  expect(said).toContain('   Preparing the database: 1');
  expect(said).toContain('noted 1.10.0');
  expect(versionsThere()).toEqual(['1.10.0', '1.2.3']);
  await expect(backTo(undefined, tools)).resolves.toEqual({ from: '1.10.0', to: '1.2.3' });
  expect(tools.installed.current()).toBe('1.2.3');
  expect(readJournal(fake.home)).toBeUndefined();
});

test.each([
  ['dies', 'It cannot be.'],
  ['is never ready', 'It says: The database is not reachable.'],
] as const)(
  'from one that %s it goes back by itself, and says what that one said',
  async (behaviour, words) => {
    const failing = upgradeTo(fake.archive('1.3.0', behaviour), tools);
    await expect(failing).rejects.toThrow(
      /^Version 1\.2\.3 runs again, with all its data; 1\.3\.0 did not become ready\./,
    );
    await expect(failing).rejects.toThrow(words);
    expect(tools.installed.current()).toBe('1.2.3');
    expect(readJournal(fake.home)).toBeUndefined();
  },
);

test('files for the server that are others are named, since an upgrade leaves what was installed of them alone', async () => {
  const deploy = (release: string, files: Record<string, string>): void => {
    mkdirSync(join(release, 'deploy'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(release, 'deploy', name), text);
  };
  deploy(tools.installed.folder('1.2.3'), { 'nginx.conf': 'as it was', 'lectern.service': 'one' });
  const archive = fake.archive('1.3.0', 'well', (folder) => {
    deploy(folder, { 'nginx.conf': 'as it was', 'lectern.service': 'another', 'more.timer': 'new' });
    writeChecksums(folder);
  });
  await upgradeTo(archive, tools);
  expect(said.at(-1)).toContain('others than in 1.2.3: lectern.service, more.timer. ');
});

test('no backup, no upgrade', async () => {
  const without = { ...tools, backup: () => Promise.reject(new CommandError('There is no room.')) };
  await expect(upgradeTo(fake.archive('1.3.0', 'well'), without)).rejects.toThrow('There is no room.');
  expect(tools.installed.current()).toBe('1.2.3');
  expect(readJournal(fake.home)).toBeUndefined();
});

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'a changed file',
    (folder) => appendFileSync(join(folder, 'bin/server.cjs'), ' '),
    /damaged.*bin\/server\.cjs/,
  ],
  ['a missing file', (folder) => rmSync(join(folder, 'bin/server.cjs')), /damaged.*bin\/server\.cjs/],
  ['a file too many', (folder) => writeFileSync(join(folder, '.more'), ''), /damaged.*\.more/],
  ['a link that leads out', (folder) => symlinkSync('/etc/passwd', join(folder, 'out')), /damaged.*out/],
  ['no list of sums', (folder) => rmSync(join(folder, 'CHECKSUMS')), /damaged.*CHECKSUMS/],
  ['no release', (folder) => rmSync(join(folder, 'release.json')), /damaged/],
  [
    'another platform',
    (folder) => {
      writeFileSync(
        join(folder, 'release.json'),
        JSON.stringify({ version: '1.3.0', platform: 'moon-x64', commit: 'abc' }),
      );
      writeChecksums(folder);
    },
    /is for moon-x64, and this machine is/,
  ],
  [
    'a version that is a path',
    (folder) => {
      const platform = `${process.platform}-${process.arch}`;
      writeFileSync(
        join(folder, 'release.json'),
        JSON.stringify({ version: '../1.3.0', platform, commit: 'abc' }),
      );
      writeChecksums(folder);
    },
    /damaged/,
  ],
])('%s is refused, and nothing of it stays', async (_what, change, reason) => {
  await expect(upgradeTo(fake.archive('1.3.0', 'well', change), tools)).rejects.toThrow(reason);
  expect(versionsThere()).toEqual(['1.2.3']);
  expect(backups).toBe(0);
});

test('half an archive, one that does not fit its sum, an older and the same version are refused', async () => {
  const half = fake.archive('1.3.0', 'well');
  truncateSync(half, Math.floor(readFileSync(half).length / 2));
  await expect(upgradeTo(half, tools)).rejects.toThrow(/damaged/);
  const other = fake.archive('1.3.0', 'well');
  writeFileSync(`${other}.sha256`, `${'0'.repeat(64)}  x\n`);
  await expect(upgradeTo(other, tools)).rejects.toThrow(/damaged/);
  await expect(upgradeTo(fake.archive('1.2.2', 'well'), tools)).rejects.toThrow(
    /older than 1\.2\.3, which runs\. .*--back/,
  );
  await expect(upgradeTo(fake.archive('1.2.3', 'well'), tools)).rejects.toThrow(
    'Version 1.2.3 is the one that runs.',
  );
  await expect(upgradeTo('/nowhere', tools)).rejects.toThrow('There is no file /nowhere.');
  await expect(backTo('1.0.0', tools)).rejects.toThrow(/Version 1\.0\.0 lies/);
  expect(versionsThere()).toEqual(['1.2.3']);
});

test.each([
  ['before the link was changed', '1.2.3', 'well', '1.2.3'],
  ['after it', '1.3.0', 'well', '1.3.0'],
  ['after it, and the new one is not well', '1.3.0', 'dies', '1.2.3'],
] as const)('one that was broken off %s is put right by the next', async (_when, link, behaviour, ends) => {
  fake.put('1.3.0', behaviour);
  tools.installed.switchTo(link);
  writeJournal(fake.home, { from: '1.2.3', to: '1.3.0', at: '2026-11-22T00:00:00Z' });
  await settle(tools);
  expect(tools.installed.current()).toBe(ends);
  expect(readJournal(fake.home)).toBeUndefined();
});

test('versions are ordered by number', () => {
  const order = ['0.9.0', '0.10.0-rc.1', '0.10.0-rc.2', '0.10.0', '1.0.0'];
  expect([...order].reverse().sort(compareVersions)).toEqual(order);
});

test('a disk that is full is no damaged archive, and keeps nothing of it', async () => {
  const disk = await smallDisk(2);
  if (!disk) return;
  try {
    const archive = fake.archive('1.3.0', 'well');
    await disk.fill(4096);
    await expect(unpack(archive, disk.folder)).rejects.toThrow(
      `There is no room for the new release in ${disk.folder}.`,
    );
    expect(readdirSync(disk.folder)).toEqual(['filler']);
    await disk.free();
    const { release, discard } = await unpack(archive, disk.folder);
    expect(release.version).toBe('1.3.0');
    discard();
  } finally {
    await disk.remove();
  }
});
