import { useSyncExternalStore } from 'react';
import type { Table } from '#lib/phonetic/engine.ts';
import { TYPED_LANGUAGES, type TypedLanguage } from '#lib/phonetic/languages.ts';
import { loadTable } from '#lib/phonetic/tables.ts';
import { send } from '../api.ts';

/** The user's choice, and the letter table once it is loaded. */
export interface Typing {
  /** null: none yet. */
  readonly language: TypedLanguage | null;
  readonly on: boolean;
  readonly table: Table | undefined;
  /** The letter table could not be loaded. */
  readonly failed: boolean;
}

/** Where this browser stores the choice, so it works offline too; the server stores it for all devices. */
const KEY = 'typing';
const NONE: Typing = { language: null, on: false, table: undefined, failed: false };

let typing = NONE;
let whose = '';
/** Counts choices: a server response older than the last one is ignored. */
let chosen = 0;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Typing): void {
  typing = next;
  for (const listener of listeners) listener();
}

/** The signed-in user's state. Re-renders on changes. */
export const useTyping = (): Typing => useSyncExternalStore(listen, () => typing);

/** The current letter table; undefined while transliteration is off. */
export const tableNow = (): Table | undefined => (typing.on ? typing.table : undefined);

/** Restores a user's choice: at once from this browser, then from the server. */
export function beginTyping(userId: string): void {
  if (whose === userId) return;
  whose = userId;
  const kept = keptHere();
  take(kept);
  const before = chosen;
  if (kept.unsent) {
    broadcast(kept);
    return;
  }
  send('typingGet', { quiet: true }).then(
    (choice) => {
      if (before !== chosen || whose !== userId) return;
      if (choice.language !== typing.language || choice.on !== typing.on) take(choice);
      keep(choice);
    },
    () => undefined,
  );
}

/** Chooses a language and switches it on or off, for all devices. If offline, the server is notified next time. */
export function chooseTyping(language: TypedLanguage, on: boolean): void {
  chosen++;
  take({ language, on });
  broadcast({ language, on });
}

interface Choice {
  readonly language: TypedLanguage | null;
  readonly on: boolean;
}

function broadcast({ language, on }: Choice): void {
  if (!language) return;
  keep({ language, on }, true);
  const sent = chosen;
  send('typingKeep', { body: { language, on }, quiet: true }).then(
    () => sent === chosen && keep({ language, on }),
    () => undefined,
  );
}

function take({ language, on }: Choice): void {
  const table = language === typing.language ? typing.table : undefined;
  become({ language, on, table, failed: false });
  if (!on || !language || table) return;
  loadTable(language).then(
    (loaded) => typing.language === language && become({ ...typing, table: loaded }),
    () => typing.language === language && become({ ...typing, on: false, failed: true }),
  );
}

function keep({ language, on }: Choice, unsent = false): void {
  localStorage.setItem(KEY, JSON.stringify({ of: whose, language, on, unsent }));
}

function keptHere(): Choice & { readonly unsent: boolean } {
  try {
    const { of, language, on, unsent } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (of === whose && TYPED_LANGUAGES.includes(language)) return { language, on, unsent };
  } catch {
    // Another user's, or invalid: nothing is known here.
  }
  return { language: null, on: false, unsent: false };
}
