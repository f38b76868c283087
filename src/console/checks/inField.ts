import type { Editor } from '@tiptap/react';
import { withoutInlineStyle } from '../editor/withoutInlineStyle.ts';
import { focusField } from '../shell/form/mistakes.ts';

/** Where words stand on the page: the text of an editor, or a plain field. */
type Place = { readonly editor: HTMLElement } | { readonly input: HTMLInputElement | HTMLTextAreaElement };

/** By the same names fields are found in a form that is open over another. */
function placeOf(field: string): Place | undefined {
  const within: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const editor = within.querySelector<HTMLElement>(`[data-field="${field}"] [contenteditable="true"]`);
  if (editor) return { editor };
  const input = within.querySelector(`[name="${field}"]`);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? { input } : undefined;
}

/** Goes to some words in a field and chooses them; to the field where they are not there. */
export function showInField(field: string, quote: string, nth: number): void {
  const place = placeOf(field);
  if (!place) focusField(field);
  else if ('editor' in place) showInText(place.editor, quote, nth);
  else showInInput(place.input, quote, nth);
}

function showInText(editor: HTMLElement, quote: string, nth: number): void {
  const range = rangeOf(editor, quote, nth);
  editor.focus({ preventScroll: true });
  if (range) {
    const chosen = getSelection();
    chosen?.removeAllRanges();
    chosen?.addRange(range);
  }
  (range?.startContainer.parentElement ?? editor).scrollIntoView({ block: 'center' });
}

function showInInput(input: HTMLInputElement | HTMLTextAreaElement, quote: string, nth: number): void {
  input.focus();
  input.scrollIntoView({ block: 'center' });
  const at = nthIndex(input.value, quote, nth);
  // Days and times have no letters to choose.
  if (at >= 0 && quote !== '' && /^(?:text|textarea|search|url|tel)$/.test(input.type))
    input.setSelectionRange(at, at + quote.length);
}

/** Writes a text into its editor, which keeps its own; false where the field has none. */
export function writeIntoEditor(field: string, html: string): boolean {
  const place = placeOf(field);
  if (!place || !('editor' in place)) return false;
  const { editor } = place.editor as HTMLElement & { editor?: Editor };
  return editor?.commands.setContent(withoutInlineStyle(html), { emitUpdate: true }) ?? false;
}

const HIGHLIGHT = 'checks';

/** Marks words in the texts of editors, without changing these. Where the browser can't, nothing is marked. */
export function markInTexts(
  found: readonly { readonly field: string; readonly quote: string; readonly nth: number }[],
): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return;
  const ranges = found.flatMap(({ field, quote, nth }) => {
    const place = placeOf(field);
    return (place && 'editor' in place && rangeOf(place.editor, quote, nth)) || [];
  });
  if (ranges.length === 0) CSS.highlights.delete(HIGHLIGHT);
  else CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

function rangeOf(within: HTMLElement, quote: string, nth: number): Range | undefined {
  if (quote === '') return undefined;
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; from: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, from: text.length });
    text += (node as Text).data;
  }
  const at = nthIndex(text, quote, nth);
  if (at < 0) return undefined;
  const range = document.createRange();
  for (const { node, from } of nodes) {
    const to = from + node.data.length;
    if (from <= at && at < to) range.setStart(node, at - from);
    if (from < at + quote.length && at + quote.length <= to) range.setEnd(node, at + quote.length - from);
  }
  return range;
}

/** Where words stand for the nth time; for the last time where they do not stand there so often. */
function nthIndex(text: string, quote: string, nth: number): number {
  let at = text.indexOf(quote);
  for (let i = 0; i < nth; i++) {
    const next = text.indexOf(quote, at + 1);
    if (next < 0) break;
    at = next;
  }
  return at;
}
