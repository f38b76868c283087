import { written } from '#lib/phonetic/engine.ts';
import { tableNow } from './typingState.ts';

/** A field for one or several lines. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What is written in Latin letters whatever language one writes: addresses, numbers, passwords, codes. */
const LATIN = /^(url|email|numeric|decimal|tel|none)$/;
const CODES = /username|password|one-time-code|email|url|tel/;
/** How much before the caret may matter: the longest rule, and the word's beginning. */
export const BEHIND = 16;

/** The field that an event is about, if Indian scripts may be written in it. */
export function fieldOf(target: EventTarget | null): TextField | undefined {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search'));
  if (!isText || target.readOnly || target.disabled) return undefined;
  if (LATIN.test(target.inputMode) || CODES.test(target.autocomplete)) return undefined;
  // A code has capitals by itself.
  return target.autocapitalize === 'characters' ? undefined : target;
}

/** What belongs to the letter before it. */
const OF_LETTER = /[\p{M}\u200c]/u;

/** True while what has been typed is being written: it is not to be changed once more. */
let isWriting = false;

/**
 * Writes into a field as the keyboard does, so that the field's form is told, and what was there can be undone. Between `from` and `to` stands what is
 * replaced.
 */
function write(field: TextField, from: number, to: number, text: string): void {
  // A browser takes a letter with its signs for one, and leaves a sign where it is that is to be replaced without its letter.
  let start = from;
  while (from < to && start > 0 && OF_LETTER.test(field.value.charAt(start))) start--;
  const all = field.value.slice(start, from) + text;
  isWriting = true;
  try {
    field.setSelectionRange(start, to);
    // The only way to write that the browser's own 'Undo' knows of.
    if (all !== '') document.execCommand('insertText', false, all);
    else if (start !== to) document.execCommand('delete');
  } finally {
    isWriting = false;
  }
}

/** A letter that a keyboard has sent, in whichever way: what it becomes is written in its place. What an input method still composes is left alone. */
function typedInto(event: InputEvent): void {
  const table = tableNow();
  const field = fieldOf(event.target);
  const { data } = event;
  if (!table || !field || !data || isWriting || event.isComposing || !event.cancelable) return;
  if (event.inputType !== 'insertText') return;
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  const { cut, put } = written(table, data, field.value.slice(Math.max(0, from - BEHIND), from));
  if (cut === 0 && put === data) return;
  event.preventDefault();
  write(field, from - cut, to, put);
}

/** Keyboards of phones compose whole words: each is changed when it is finished. Words that came in another script stay. */
function composedInto({ target, data }: CompositionEvent): void {
  const table = tableNow();
  const field = fieldOf(target);
  if (!table || !field || !/[a-z]/i.test(data)) return;
  const to = field.selectionStart ?? 0;
  const from = to - data.length;
  if (from < 0 || field.value.slice(from, to) !== data) return;
  const { cut, put } = written(table, data, field.value.slice(Math.max(0, from - BEHIND), from));
  write(field, from - cut, to, put);
}

/** Listens to all fields of the page. Gives the end of that. */
export function listenToFields(): () => void {
  document.addEventListener('beforeinput', typedInto, true);
  document.addEventListener('compositionend', composedInto, true);
  return () => {
    document.removeEventListener('beforeinput', typedInto, true);
    document.removeEventListener('compositionend', composedInto, true);
  };
}
