import { written } from '#lib/phonetic/engine.ts';
import { tableNow } from './typingState.ts';

/** A field for one or several lines. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Input modes that take Latin letters in every language: URLs, numbers, passwords, codes. */
const LATIN = /^(url|email|numeric|decimal|tel|none)$/;
const CODES = /username|password|one-time-code|email|url|tel/;
/** How many characters before the caret may matter: the longest rule, and the word's beginning. */
export const BEHIND = 16;

/** The field of an event, if Indian scripts may be typed in it. */
export function fieldOf(target: EventTarget | null): TextField | undefined {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search'));
  if (!isText || target.readOnly || target.disabled) return undefined;
  if (LATIN.test(target.inputMode) || CODES.test(target.autocomplete)) return undefined;
  // Fields for codes capitalise automatically.
  return target.autocapitalize === 'characters' ? undefined : target;
}

/** Combining characters, which belong to the preceding letter. */
const OF_LETTER = /[\p{M}\u200c]/u;

/** True while the transliteration is being written, so it is not processed again. */
let isWriting = false;

/**
 * Writes into a field as the keyboard does, so the form gets its input event and the change can be undone. Replaces the text between `from` and `to`.
 */
function write(field: TextField, from: number, to: number, text: string): void {
  // A browser treats a letter with its combining signs as one, and would not delete such a sign without its letter.
  let start = from;
  while (from < to && start > 0 && OF_LETTER.test(field.value.charAt(start))) start--;
  const all = field.value.slice(start, from) + text;
  isWriting = true;
  try {
    field.setSelectionRange(start, to);
    // The only way of writing that the browser's own undo supports.
    if (all !== '') document.execCommand('insertText', false, all);
    else if (start !== to) document.execCommand('delete');
  } finally {
    isWriting = false;
  }
}

/** Handles a letter from a keyboard of any kind: replaces it with its transliteration. Text still composed by an input method is left alone. */
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

/** Phone keyboards compose whole words: each is transliterated when it is finished. Words typed in another script stay. */
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

/** Listens to all fields of the page. Returns a function that stops it. */
export function listenToFields(): () => void {
  document.addEventListener('beforeinput', typedInto, true);
  document.addEventListener('compositionend', composedInto, true);
  return () => {
    document.removeEventListener('beforeinput', typedInto, true);
    document.removeEventListener('compositionend', composedInto, true);
  };
}
