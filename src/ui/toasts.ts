import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'warn' | 'bad';
  readonly acts: readonly { readonly name: string; readonly run: () => void }[];
  /** It is a question, and stays as long as a warning. */
  readonly asks?: true;
}

/** Duration of a toast (000 §2.3) in ms, and the maximum number shown. */
const TOAST_MS = 2000;
const MOST_TOASTS = 2;
/**
 * Duration of a toast with 'Undo': long enough to be read and reached by keyboard, since there is no other way to undo. No toast disappears
 * while it has pointer or focus.
 */
export const UNDO_MS = 7000;
/** Duration of warnings, which have to be read to the end; they can be dismissed. */
const WARNING_MS = 30_000;

let toasts: readonly Toast[] = [];
let count = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a success toast; each of `acts` adds a button such as 'Undo'. */
export function say(text: string, ...acts: Toast['acts']): void {
  add({ text, tone: 'plain', acts });
}

/** Shows a toast that offers an action; nothing happens unless its button is clicked. */
export function offer(text: string, ...acts: Toast['acts']): void {
  add({ text, tone: 'plain', acts, asks: true });
}

/** Shows an error toast. */
export function sayFailed(text: string): void {
  add({ text, tone: 'bad', acts: [] });
}

/** Shows a warning toast for each sentence; `ok` labels its dismiss button. */
export function sayWarnings(sentences: readonly string[], ok: string): void {
  if (sentences.length === 0) return;
  add({ text: sentences.join(' '), tone: 'warn', acts: [{ name: ok, run: () => undefined }] });
}

/** Dismisses a toast. */
export function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

/**
 * Moves the toasts into the dialog that was opened last, since nothing outside of it can be clicked or is announced, otherwise into the page. They
 * move only if necessary: moved content is announced less reliably.
 */
export function placeToasts(): void {
  const region = document.querySelector<HTMLElement>('.toasts');
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const place = dialog ?? document.body;
  if (!region || region.parentNode === place || (dialog && toasts.length === 0)) return;
  place.append(region);
  region.showPopover();
}

const holders = new Set<string>();

/** Pauses the timers of all toasts while pointer or focus is on one. */
export function holdToasts(by: 'pointer' | 'focus'): void {
  holders.add(by);
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Resumes the timers once neither pointer nor focus is on a toast. */
export function releaseToasts(by: 'pointer' | 'focus'): void {
  holders.delete(by);
  if (holders.size > 0) return;
  for (const toast of toasts) start(toast);
}

/** Returns the visible toasts, oldest first. */
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
  // When there are too many, toasts with a button leave last: their seven seconds are guaranteed (ADD-4).
  const leaving = [...toasts].sort((a, b) => Number(!!a.acts[0]) - Number(!!b.acts[0]) || a.id - b.id);
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

function lifeOf({ tone, acts, asks }: Toast): number {
  if (tone === 'warn' || asks) return WARNING_MS;
  return acts[0] ? UNDO_MS : TOAST_MS;
}

function set(next: readonly Toast[]): void {
  toasts = next;
  // A toast removed under the pointer or with the focus sends no leave event.
  if (toasts.length === 0) holders.clear();
  for (const listener of listeners) listener();
}
