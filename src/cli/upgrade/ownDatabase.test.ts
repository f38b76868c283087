import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringing, FakeHome } from '#test/support/fakeReleases.ts';
import { CommandError } from '../command.ts';
import { Installed } from './installed.ts';
import { readJournal, writeJournal } from './journal.ts';
import type { OwnDatabase } from './ownDatabase.ts';
import { backTo, settle, type Tools, upgradeTo } from './upgrade.ts';

const PORT = 25_000 + Math.floor(Math.random() * 3000);
let fake: FakeHome;
let tools: Tools;
/** What was done with the database, and the link's version at that time. */
let acts: string[];
let major: string;

beforeEach(() => {
  vi.stubEnv('PORT', String(PORT));
  fake = new FakeHome('1.2.3');
  acts = [];
  major = '17';
  const installed = new Installed(fake.home);
  const act = (what: string): void => void acts.push(`${what}, ${installed.current()}`);
  const database: OwnDatabase = {
    major: async () => major,
    leave: async (release) => act(`left by ${release.slice(fake.home.length + 1)}`),
    putBack: async (_release, wanted) => {
      act(`put back to ${wanted}`);
      major = wanted;
      return true;
    },
    tidy: () => act('tidied'),
  };
  tools = {
    installed,
    address: { socket: undefined, port: PORT, metricsToken: undefined },
    patience: { seconds: 2, mostSeconds: 60, askMs: 20 },
    restart: undefined,
    stop: undefined,
    database,
    backup: undefined,
    note: async () => {},
    say: () => {},
  };
});

afterEach(() => fake.remove());

test('a release with a newer PostgreSQL gets the database from the one before, before the link is changed', async () => {
  await upgradeTo(fake.archive('1.3.0', 'well', bringing('18')), tools);
  expect(acts).toEqual(['left by 1.2.3, 1.2.3', 'tidied, 1.3.0']);
  expect(readJournal(fake.home)).toBeUndefined();
});

test('one that is not well gives it back before the link is', async () => {
  await expect(upgradeTo(fake.archive('1.3.0', 'dies', bringing('18')), tools)).rejects.toThrow(
    /^Version 1\.2\.3 runs again, .* is kept beside/,
  );
  expect(acts).toEqual(['left by 1.2.3, 1.2.3', 'put back to 17, 1.3.0', 'tidied, 1.3.0']);
  expect(tools.installed.current()).toBe('1.2.3');
});

test('what cannot be left ends the upgrade where it began', async () => {
  const leave = () => Promise.reject(new CommandError('There is no room.'));
  const cannot = { ...tools, database: { ...(tools.database as OwnDatabase), leave } };
  await expect(upgradeTo(fake.archive('1.3.0', 'well', bringing('18')), cannot)).rejects.toThrow(
    'There is no room.',
  );
  expect(tools.installed.current()).toBe('1.2.3');
  expect(readJournal(fake.home)).toBeUndefined();
});

test('an older PostgreSQL is refused in a sentence, and nothing of its release stays', async () => {
  major = '19';
  await expect(upgradeTo(fake.archive('1.3.0', 'well', bringing('18')), tools)).rejects.toThrow(
    'Version 1.3.0 brings PostgreSQL 18, and the database is of 19, which does not go back.',
  );
  expect(tools.installed.versions()).toEqual(['1.2.3']);
  fake.put('1.0.0', 'well');
  bringing('17')(tools.installed.folder('1.0.0'));
  await expect(backTo(undefined, tools)).rejects.toThrow('Version 1.0.0 brings PostgreSQL 17');
  expect(tools.installed.current()).toBe('1.2.3');
});

test('where nobody has said how the server is stopped, it asks before anything is touched', async () => {
  const restart = fake.restartCommand();
  await expect(
    upgradeTo(fake.archive('1.3.0', 'well', bringing('18')), { ...tools, restart }),
  ).rejects.toThrow("Say how it is stopped, for example --stop 'docker stop lectern'");
  expect(acts).toEqual([]);
  expect(readJournal(fake.home)).toBeUndefined();
});

test.each([
  ['before the link was changed', '1.2.3', 'well', '1.2.3', ['put back to 17, 1.2.3', 'tidied, 1.2.3']],
  ['after it', '1.3.0', 'well', '1.3.0', ['tidied, 1.3.0']],
  [
    'after it, and the new one is not well',
    '1.3.0',
    'dies',
    '1.2.3',
    ['put back to 17, 1.3.0', 'tidied, 1.3.0'],
  ],
] as const)(
  'one that was broken off %s is put right by the next',
  async (_when, link, behaviour, ends, done) => {
    fake.put('1.3.0', behaviour);
    tools.installed.switchTo(link);
    writeJournal(fake.home, { from: '1.2.3', to: '1.3.0', at: '2026-11-22T00:00:00Z', postgres: '17' });
    await settle(tools);
    expect(tools.installed.current()).toBe(ends);
    expect(acts).toEqual(done);
  },
);
