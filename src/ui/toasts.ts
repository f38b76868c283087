import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad';
  readonly action?: { readonly name: string; readonly run: () => void };
}

/** How long a toast stays (000 §2.3), in ms, and how many there are at most. */
export const TOAST_MS = 2000;
export const MOST_TOASTS = 2;
/**
 * A toast with 'Undo' stays longer than the two seconds of the others: it has to be seen, read and reached, with a keyboard too, and
 * nothing is behind it. While the pointer or the focus is on a toast, it does not go at all.
 */
export const UNDO_MS = 7000;

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

/** Takes a toast away. */
export function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

/** Stops the clock of all toasts, as long as the pointer or the focus is on one. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Starts the clock again. */
export function releaseToasts(): void {
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
  for (const old of toasts.slice(0, Math.max(0, toasts.length + 1 - MOST_TOASTS))) dismiss(old.id);
  set([...toasts, added]);
  start(added);
}

function start(toast: Toast): void {
  clearTimeout(timers.get(toast.id));
  timers.set(
    toast.id,
    setTimeout(() => dismiss(toast.id), toast.action ? UNDO_MS : TOAST_MS),
  );
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
