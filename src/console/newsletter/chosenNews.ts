import { useSyncExternalStore } from 'react';
import { useStaff } from '../session.ts';

/** A story that is to go into the newsletter. */
export interface ChosenNews {
  readonly id: string;
  readonly title: string;
  /** Whose it is. */
  readonly of: string;
}

/** What is chosen for the newsletter, in the order in which it is sent. It stays from tab to tab and over a reload, in this window. */
export interface Choice {
  readonly news: readonly ChosenNews[];
  has(id: string): boolean;
  add(news: readonly ChosenNews[]): void;
  remove(ids: readonly string[]): void;
  /** One place earlier (-1) or later (1). */
  move(id: string, by: -1 | 1): void;
  /** These instead of what was chosen. */
  replace(news: readonly ChosenNews[]): void;
  clear(): void;
}

const listeners = new Set<() => void>();
const keyOf = (userId: string): string => `newsletter ${userId}`;
/** What was read last, so that nothing is another object as long as nothing has changed. */
let read: { readonly text: string | null; readonly news: readonly ChosenNews[] } = { text: null, news: [] };

function chosenBy(userId: string): readonly ChosenNews[] {
  const text = sessionStorage.getItem(keyOf(userId));
  if (text !== read.text) read = { text, news: text ? (JSON.parse(text) as ChosenNews[]) : [] };
  return read.news;
}

/** The choice of whoever is signed in. */
export function useChosenNews(): Choice {
  const { userId } = useStaff();
  const news = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosenBy(userId),
  );
  const set = (next: readonly ChosenNews[]) => {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return {
    news,
    has: (id) => news.some((one) => one.id === id),
    add: (more) => set([...news, ...more.filter(({ id }) => !news.some((one) => one.id === id))]),
    remove: (ids) => set(news.filter(({ id }) => !ids.includes(id))),
    move: (id, by) => set(moved(news, id, by)),
    replace: set,
    clear: () => set([]),
  };
}

/** The list with one a place earlier or later; the same where there is no such place. */
export function moved(news: readonly ChosenNews[], id: string, by: -1 | 1): readonly ChosenNews[] {
  const at = news.findIndex((item) => item.id === id);
  const [held, other] = [news[at], news[at + by]];
  if (!held || !other) return news;
  return news.with(at, other).with(at + by, held);
}
