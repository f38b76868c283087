import { expect, it } from 'vitest';
import type { Call } from '#calls/call.ts';
import { CALLS } from '#calls/calls.ts';
import type { ConsoleCall } from '#calls/paths.ts';
import { wordsIn } from '#lib/translations.ts';
import { doingOf, REAUTHENTICATED_FOR } from './reauthenticatedFor.ts';

const words = wordsIn(REAUTHENTICATED_FOR, 'en');

it('every call that asks once more who it is says what it is about to do', () => {
  const asking = Object.entries(CALLS as Readonly<Record<string, Call>>).flatMap(([name, { fresh }]) =>
    fresh ? [name] : [],
  );
  expect(Object.keys(words.doing).sort()).toEqual(asking.sort());
  for (const name of asking) expect(doingOf(words, name as ConsoleCall, {}), name).not.toBe(words.general);
});

it('names what is sent, and speaks in general of what it does not know', () => {
  expect(words.key(doingOf(words, 'auditExported', { what: 'Subscribers', count: 1204 }))).toBe(
    'Taking out ‘Subscribers’ as a file, 1,204 lines, asks for your key once more.',
  );
  expect(doingOf(words, 'userCreate', { user_name: ' Ruth ' })).toBe('Adding Ruth');
  expect(doingOf(words, 'historyBringBack', undefined)).toBe(words.general);
});
