import { useSyncExternalStore } from 'react';
import { useStaff } from '../kit/session.ts';
import type { When } from '../kit/WhenFields.tsx';

/** A story chosen for the newsletter. */
export interface ChosenNews {
  readonly id: string;
  readonly title: string;
  /** The unit it belongs to. */
  readonly of: string;
}

/** A newsletter being composed: its stories in sending order. */
export interface Composed {
  readonly news: readonly ChosenNews[];
  /** As typed; without one, the subject is made from the stories. */
  readonly subject?: string | undefined;
  /** The greeting above the stories, as the editor returns it. */
  readonly greeting?: string | undefined;
  /** When to send it; undefined for now. */
  readonly at?: When | undefined;
  /** The draft that the office has saved, and the version that was read. */
  readonly draft?: { readonly id: string; readonly version: number } | undefined;
}

/** The newsletter being composed. It is kept across tabs and reloads in this window. */
export interface Choice extends Composed {
  has(id: string): boolean;
  add(news: readonly ChosenNews[]): void;
  remove(ids: readonly string[]): void;
  /** Moves the story at `from` to `to`; places count from 0. */
  move(from: number, to: number): void;
  change(what: Partial<Composed>): void;
  /** Replaces what was composed. */
  replace(composed: Composed): void;
  clear(): void;
}

const NOTHING: Composed = { news: [] };
const listeners = new Set<() => void>();
const keyOf = (userId: string): string => `newsletter of ${userId}`;
/** Caches the last value, so the object stays the same while nothing has changed. */
let read: { readonly text: string | null; readonly composed: Composed } = { text: null, composed: NOTHING };

function composedBy(userId: string): Composed {
  const text = sessionStorage.getItem(keyOf(userId));
  if (text !== read.text) read = { text, composed: text ? (JSON.parse(text) as Composed) : NOTHING };
  return read.composed;
}

/** The selection of the signed-in user. */
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
  // From what is stored now: a late report of the editor must not bring back what was rendered before.
  const change = (what: (now: Composed) => Partial<Composed>) => {
    const now = composedBy(userId);
    set({ ...now, ...what(now) });
  };
  const { news } = composed;
  return {
    ...composed,
    has: (id) => news.some((one) => one.id === id),
    add: (more) =>
      change(({ news: all }) => ({
        news: [...all, ...more.filter(({ id }) => !all.some((one) => one.id === id))],
      })),
    remove: (ids) => change(({ news: all }) => ({ news: all.filter(({ id }) => !ids.includes(id)) })),
    move: (from, to) => change(({ news: all }) => ({ news: moved(all, from, to) })),
    change: (what) => change(() => what),
    replace: set,
    clear: () => set(NOTHING),
  };
}

/** The list with one item moved. */
export function moved(news: readonly ChosenNews[], from: number, to: number): readonly ChosenNews[] {
  return news.toSpliced(from, 1).toSpliced(to, 0, ...news.slice(from, from + 1));
}
