import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import type { Language } from '#lib/language.ts';
import type { LegacyEncoding } from '#lib/legacyFonts/encodings.ts';
import { mayBeLegacy } from '#lib/legacyFonts/mayBeLegacy.ts';
import { wordsIn } from '#lib/translations.ts';
import { offer, say } from '#ui/toasts.ts';
import type { FontRun } from '../oldFonts/pastedFonts.ts';
import { OLD_FONTS } from '../oldFonts/words.ts';

/** A range of the text, mapped through edits. */
export interface Place {
  from: number;
  to: number;
}

/** The last pasted content: its text, and the parts that name a legacy font. */
export interface Pasted {
  readonly text: string;
  readonly runs: readonly FontRun[];
}

/** Converts pasted text to Unicode, or offers to. Anything that is not in a legacy font stays as it is, and no tables are loaded for it. */
export async function readPasted(
  editor: Editor,
  place: Place,
  { text, runs }: Pasted,
  places: Set<Place>,
  language: Language,
): Promise<void> {
  if (runs.length === 0 && !mayBeLegacy(text)) {
    places.delete(place);
    return;
  }
  const words = wordsIn(OLD_FONTS, language);
  const [{ guessEncoding }, { unicodeOf }] = await Promise.all([
    import('#lib/legacyFonts/guess.ts'),
    import('#lib/legacyFonts/legacyText.ts'),
  ]);
  if (editor.isDestroyed) return;
  const [first] = runs;
  const change = (from: LegacyEncoding, made: (piece: string, at: number) => string) => {
    const back = changeWords(editor, place, places, made);
    places.delete(place);
    if (back) say(words.changed(from), { name: words.undo, run: back });
  };
  if (first) {
    // If the user has edited it in the meantime, it is left alone.
    const now = wordsAt(editor, place).map(({ words: piece }) => piece);
    if (now.join('') !== text) return;
    change(first.encoding, (piece, at) => byRuns(piece, at, runs, unicodeOf));
    return;
  }
  const encoding = guessEncoding(
    editor.state.doc.textBetween(place.from, place.to, '\n').slice(0, MOST_JUDGED),
  );
  if (!encoding) return;
  offer(words.offered(encoding), {
    name: words.change,
    run: () => {
      if (!editor.isDestroyed) change(encoding, (piece) => unicodeOf(piece, encoding));
    },
  });
}

/** The number of letters by which a long text is judged. */
const MOST_JUDGED = 20_000;

/** A piece of text at offset `at` of the pasted content, with its legacy-font parts converted. */
function byRuns(
  piece: string,
  at: number,
  runs: readonly FontRun[],
  changed: (text: string, encoding: LegacyEncoding) => string,
): string {
  let made = '';
  let done = 0;
  for (const { from, to, encoding } of runs) {
    const [start, end] = [Math.max(from - at, done), Math.min(to - at, piece.length)];
    if (start >= end) continue;
    made += piece.slice(done, start) + changed(piece.slice(start, end), encoding);
    done = end;
  }
  return made + piece.slice(done);
}

/** The text pieces within a range, each with its position. */
function wordsAt({ state }: Editor, { from, to }: Place): { at: number; words: string; node: Node }[] {
  const pieces: { at: number; words: string; node: Node }[] = [];
  state.doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isText) return;
    const start = Math.max(pos, from);
    const words = (node.text ?? '').slice(start - pos, Math.min(pos + node.nodeSize, to) - pos);
    if (words !== '') pieces.push({ at: start, words, node });
  });
  return pieces;
}

/** Replaces the text of a range in one history step; returns a function that reverts it, undefined if nothing changed. */
function changeWords(
  editor: Editor,
  place: Place,
  places: Set<Place>,
  made: (piece: string, at: number) => string,
): (() => void) | undefined {
  const { view } = editor;
  const tr = closeHistory(view.state.tr);
  const changed: { place: Place; before: string; after: string }[] = [];
  let at = 0;
  for (const { at: from, words, node } of wordsAt(editor, place)) {
    const after = made(words, at);
    at += words.length;
    if (after === words || after === '') continue;
    const start = tr.mapping.map(from);
    tr.replaceWith(start, tr.mapping.map(from + words.length), node.type.schema.text(after, node.marks));
    changed.push({ place: { from: start, to: start + after.length }, before: words, after });
  }
  if (changed.length === 0) return undefined;
  view.dispatch(tr);
  // What is typed next is a separate history step.
  view.dispatch(closeHistory(view.state.tr));
  for (const one of changed) places.add(one.place);
  return () => {
    if (editor.isDestroyed) return;
    const back = closeHistory(view.state.tr);
    for (const {
      place: { from, to },
      before,
      after,
    } of changed.toReversed()) {
      const [node] = wordsAt(editor, { from, to });
      if (node && view.state.doc.textBetween(from, to) === after)
        back.replaceWith(from, to, node.node.type.schema.text(before, node.node.marks));
    }
    view.dispatch(back);
    for (const one of changed) places.delete(one.place);
    editor.commands.focus();
  };
}
