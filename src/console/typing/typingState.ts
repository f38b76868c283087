import { useSyncExternalStore } from 'react';
import type { Table } from '#lib/phonetic/engine.ts';
import { TYPED_LANGUAGES, type TypedLanguage } from '#lib/phonetic/languages.ts';
import { loadTable } from '#lib/phonetic/tables.ts';
import { send } from '../api.ts';

/** What somebody has chosen, and the letters, as soon as they are there. */
export interface Typing {
  /** null: none yet. */
  readonly language: TypedLanguage | null;
  readonly on: boolean;
  readonly table: Table | undefined;
  /** The letters could not be fetched. */
  readonly failed: boolean;
}

/** Where this browser keeps it, so that it holds without a line too; the server knows it for all devices. */
const KEY = 'typing';
const NONE: Typing = { language: null, on: false, table: undefined, failed: false };

let typing = NONE;
let whose = '';
/** Counts choices: an answer of the server that is older than one of them says nothing. */
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

/** What holds for whoever is signed in. Re-renders on changes. */
export const useTyping = (): Typing => useSyncExternalStore(listen, () => typing);

/** The letters by which what is typed now is changed; undefined while that is off. */
export const tableNow = (): Table | undefined => (typing.on ? typing.table : undefined);

/** Takes up what somebody has chosen: at once as this browser knows it, and then as the server does. */
export function beginTyping(userId: string): void {
  if (whose === userId) return;
  whose = userId;
  const kept = keptHere();
  take(kept);
  const before = chosen;
  if (kept.unsent) {
    tell(kept);
    return;
  }
  send('typingGet', { quiet: true }).then(
    (told) => {
      if (before !== chosen || whose !== userId) return;
      if (told.language !== typing.language || told.on !== typing.on) take(told);
      keep(told);
    },
    () => undefined,
  );
}

/** Chooses a language and switches it on or off, for all devices. Without a line the server is told the next time. */
export function chooseTyping(language: TypedLanguage, on: boolean): void {
  chosen++;
  take({ language, on });
  tell({ language, on });
}

interface Choice {
  readonly language: TypedLanguage | null;
  readonly on: boolean;
}

function tell({ language, on }: Choice): void {
  if (!language) return;
  keep({ language, on }, true);
  const told = chosen;
  send('typingKeep', { body: { language, on }, quiet: true }).then(
    () => told === chosen && keep({ language, on }),
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
    // Somebody else's, or none of ours: nothing is known here.
  }
  return { language: null, on: false, unsent: false };
}
