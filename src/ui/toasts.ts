import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'warn' | 'bad';
  readonly action?: { readonly name: string; readonly run: () => void };
}

/** How long a toast stays (000 §2.3), in ms, and how many there are at most. */
const TOAST_MS = 2000;
const MOST_TOASTS = 2;
/**
 * A toast with 'Undo' stays longer than the two seconds of the others: it has to be seen, read and reached, with a keyboard too, and
 * nothing is behind it. While the pointer or the focus is on a toast, it does not go at all.
 */
export const UNDO_MS = 7000;
/** Sentences about what became of what was sent have to be read to the end; they go when they are pressed away. */
const WARNING_MS = 30_000;

let toasts: readonly Toast[] = [];
let count = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Says that something is done; `action` adds a button such as 'Undo'. */
export function say(text: string, action?: Toast['action']): void {
  add({ text, tone: 'plain', ...(action ? { action } : {}) });
}

/** Says that something has failed. */
export function sayFailed(text: string): void {
  add({ text, tone: 'bad' });
}

/** Says what is worth knowing about something that worked; `ok` is the button that takes it away. */
export function sayWarnings(sentences: readonly string[], ok: string): void {
  if (sentences.length === 0) return;
  add({ text: sentences.join(' '), tone: 'warn', action: { name: ok, run: () => undefined } });
}

/** Takes a toast away. */
export function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

const holders = new Set<string>();

/** Stops the clock of all toasts, as long as the pointer or the focus is on one. */
export function holdToasts(by: 'pointer' | 'focus'): void {
  holders.add(by);
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Starts the clock again, once neither of them is on one. */
export function releaseToasts(by: 'pointer' | 'focus'): void {
  holders.delete(by);
  if (holders.size > 0) return;
  for (const toast of toasts) start(toast);
}

/** The toasts that are shown, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => toasts,
  );
}

function add(toast: Omit<Toast, 'id'>): void {
  count += 1;
  const added = { ...toast, id: count };
  // One with something to press makes room last: its seven seconds are promised (ADD-4).
  const leaving = [...toasts].sort((a, b) => Number(!!a.action) - Number(!!b.action) || a.id - b.id);
  for (const old of leaving.slice(0, Math.max(0, toasts.length + 1 - MOST_TOASTS))) dismiss(old.id);
  set([...toasts, added]);
  start(added);
}

function start(toast: Toast): void {
  clearTimeout(timers.get(toast.id));
  if (holders.size > 0) return;
  timers.set(
    toast.id,
    setTimeout(() => dismiss(toast.id), lifeOf(toast)),
  );
}

function lifeOf({ tone, action }: Toast): number {
  if (tone === 'warn') return WARNING_MS;
  return action ? UNDO_MS : TOAST_MS;
}

function set(next: readonly Toast[]): void {
  toasts = next;
  // What is taken away under the pointer or with the focus says nothing of their leaving.
  if (toasts.length === 0) holders.clear();
  for (const listener of listeners) listener();
}
