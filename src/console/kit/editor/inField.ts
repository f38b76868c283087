import type { Editor } from '@tiptap/react';
import { focusField } from '../form/mistakes.ts';
import { withoutInlineStyle } from './withoutInlineStyle.ts';
import { wordsAt } from './wordsAt.ts';

/** Where words are on the page: in an editor, or in a plain field. */
type Place = { readonly editor: HTMLElement } | { readonly input: HTMLInputElement | HTMLTextAreaElement };

/** In a form that is open over another, fields may have the same names, so the topmost one is used. */
function placeOf(field: string): Place | undefined {
  const within: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  // The field name of a remark is user input.
  const name = CSS.escape(field);
  const editor = within.querySelector<HTMLElement>(`[data-field="${name}"] [contenteditable="true"]`);
  if (editor) return { editor };
  const input = within.querySelector(`[name="${name}"]`);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? { input } : undefined;
}

/** A quotation in a field, and which of its occurrences. */
export interface InField {
  readonly field: string;
  readonly quote: string;
  readonly nth: number;
}

/** Scrolls to a quotation in a field and selects it, or only places the caret there; falls back to the field if it is not found. */
export function showInField({ field, quote, nth }: InField, does: 'choose' | 'go' = 'choose'): void {
  const place = placeOf(field);
  if (!place) focusField(field);
  else if ('editor' in place) showInText(place.editor, quote, nth, does === 'choose');
  else showInInput(place.input, quote, nth, does === 'choose');
}

function showInText(editor: HTMLElement, quote: string, nth: number, chooses: boolean): void {
  const range = rangeOf(editor, quote, nth);
  const seen = range?.startContainer.parentElement ?? editor;
  editor.focus({ preventScroll: true });
  if (range) {
    if (!chooses) range.collapse(true);
    const chosen = getSelection();
    chosen?.removeAllRanges();
    chosen?.addRange(range);
  }
  seen.scrollIntoView({ block: 'center' });
}

function showInInput(
  input: HTMLInputElement | HTMLTextAreaElement,
  quote: string,
  nth: number,
  chooses: boolean,
): void {
  input.focus();
  input.scrollIntoView({ block: 'center' });
  const at = wordsAt(input.value, quote, nth);
  // Date and time inputs have no text selection.
  if (at && /^(?:text|textarea|search|url|tel)$/.test(input.type))
    input.setSelectionRange(at.from, chooses ? at.to : at.from);
}

/** Writes a text into its editor, which has its own state; false if the field has no editor. */
export function writeIntoEditor(field: string, html: string): boolean {
  const place = placeOf(field);
  if (!place || !('editor' in place)) return false;
  const { editor } = place.editor as HTMLElement & { editor?: Editor };
  return editor?.commands.setContent(withoutInlineStyle(html), { emitUpdate: true }) ?? false;
}

/** The kinds of highlights in texts: check findings, and the subjects of remarks. */
type Marks = 'checks' | 'said';

/** Highlights words in editors without changing the text. Does nothing if the browser does not support it. */
export function markInTexts(marks: Marks, found: readonly InField[]): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return;
  const ranges = found.flatMap(({ field, quote, nth }) => {
    const place = placeOf(field);
    return (place && 'editor' in place && rangeOf(place.editor, quote, nth)) || [];
  });
  if (ranges.length === 0) CSS.highlights.delete(marks);
  else CSS.highlights.set(marks, new Highlight(...ranges));
}

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, blockquote, figcaption, pre';

function rangeOf(within: HTMLElement, quote: string, nth: number): Range | undefined {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; from: number }[] = [];
  let text = '';
  let block: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement?.closest(BLOCKS);
    // Quotations across paragraphs have a space between them.
    if (text !== '' && around !== block) text += ' ';
    block = around;
    nodes.push({ node: node as Text, from: text.length });
    text += (node as Text).data;
  }
  const at = wordsAt(text, quote, nth);
  if (!at) return undefined;
  const range = document.createRange();
  for (const { node, from } of nodes) {
    const to = from + node.data.length;
    if (from <= at.from && at.from < to) range.setStart(node, at.from - from);
    if (from < at.to && at.to <= to) range.setEnd(node, at.to - from);
  }
  return range;
}
