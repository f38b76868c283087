import { useSyncExternalStore } from 'react';
import { useStaff } from '../session.ts';
import type { When } from './WhenFields.tsx';

/** A story that is to go into the newsletter. */
export interface ChosenNews {
  readonly id: string;
  readonly title: string;
  /** Whose it is. */
  readonly of: string;
}

/** A newsletter as it is put together: its stories in the order in which they are sent. */
export interface Composed {
  readonly news: readonly ChosenNews[];
  /** As it was typed; without one it is called by its stories. */
  readonly subject?: string | undefined;
  /** What stands above the stories, as the editor gives it. */
  readonly greeting?: string | undefined;
  /** When it is to go out; now where there is none. */
  readonly at?: When | undefined;
  /** As what the office has kept it, and the version that was read. */
  readonly draft?: { readonly id: string; readonly version: number } | undefined;
}

/** What is put together. It stays from tab to tab and over a reload, in this window. */
export interface Choice extends Composed {
  has(id: string): boolean;
  add(news: readonly ChosenNews[]): void;
  remove(ids: readonly string[]): void;
  /** The one at the first place shall stand at the second one; places count from 0. */
  move(from: number, to: number): void;
  change(what: Partial<Composed>): void;
  /** This instead of what was put together. */
  replace(composed: Composed): void;
  clear(): void;
}

const NOTHING: Composed = { news: [] };
const listeners = new Set<() => void>();
const keyOf = (userId: string): string => `newsletter of ${userId}`;
/** What was read last, so that nothing is another object as long as nothing has changed. */
let read: { readonly text: string | null; readonly composed: Composed } = { text: null, composed: NOTHING };

function composedBy(userId: string): Composed {
  const text = sessionStorage.getItem(keyOf(userId));
  if (text !== read.text) read = { text, composed: text ? (JSON.parse(text) as Composed) : NOTHING };
  return read.composed;
}

/** The choice of whoever is signed in. */
export function useChosenNews(): Choice {
  const { userId } = useStaff();
  const composed = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => composedBy(userId),
  );
  const set = (next: Composed) => {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  const { news } = composed;
  return {
    ...composed,
    has: (id) => news.some((one) => one.id === id),
    add: (more) =>
      set({ ...composed, news: [...news, ...more.filter(({ id }) => !news.some((one) => one.id === id))] }),
    remove: (ids) => set({ ...composed, news: news.filter(({ id }) => !ids.includes(id)) }),
    move: (from, to) => set({ ...composed, news: moved(news, from, to) }),
    change: (what) => set({ ...composed, ...what }),
    replace: set,
    clear: () => set(NOTHING),
  };
}

/** The list with what stood at one place at another one. */
export function moved(news: readonly ChosenNews[], from: number, to: number): readonly ChosenNews[] {
  return news.toSpliced(from, 1).toSpliced(to, 0, ...news.slice(from, from + 1));
}
