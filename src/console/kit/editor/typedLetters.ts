import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Table, written } from '#lib/phonetic/engine.ts';
import { BEHIND } from '../typing/fields.ts';
import { tableNow } from '../typing/typingState.ts';

/** After this many milliseconds the editor has processed what a phone's keyboard has composed. */
const TAKEN_OVER = 30;
const ofWord = /[\p{L}\p{M}\u200c]/u;

/** The word being typed: its letters are undone together, however slowly they were typed. */
interface Word {
  readonly name: string;
  /** Where it ends. */
  readonly to: number;
}

/** Transliterates Latin letters to an Indian script while that is on: letter by letter, or the whole word if a phone's keyboard composes words. */
export const TypedLetters = Extension.create({
  name: 'typedLetters',
  priority: 1000,
  addProseMirrorPlugins: () => {
    let word: Word = { name: '', to: -1 };
    let words = 0;
    /** The history groups changes with the same name into one step. */
    const asOneWord = (tr: Transaction, from: number, isSameWord: boolean): Transaction => {
      const goesOn = isSameWord && word.to === from;
      if (!goesOn) closeHistory(tr);
      word = { name: goesOn ? word.name : `word ${++words}`, to: tr.selection.to };
      return tr.setMeta('composition', word.name);
    };
    const type = (view: EditorView, from: number, to: number, text: string): boolean => {
      const table = view.composing ? undefined : tableNow();
      if (!table) return false;
      const before = textBefore(view, from);
      const { cut, put } = written(table, text, before);
      if (cut === 0 && put === text && !ofWord.test(text)) return false;
      const tr = view.state.tr.insertText(put, from - cut, to);
      view.dispatch(asOneWord(tr, from, ofWord.test(before.at(-1) ?? '')).scrollIntoView());
      return true;
    };
    return [
      new Plugin({
        props: {
          handleTextInput: type,
          handleDOMEvents: {
            compositionend: (view, { data }) => {
              if (tableNow() && /[a-z]/i.test(data)) setTimeout(() => composed(view, data), TAKEN_OVER);
              return false;
            },
          },
        },
      }),
    ];
  },
});

/** Transliterates a word that a phone's keyboard has composed; it may already be followed by a space. */
function composed(view: EditorView, data: string): void {
  const table: Table | undefined = tableNow();
  if (!table || view.isDestroyed || view.composing) return;
  const { from: caret } = view.state.selection;
  const behind = [0, 1].find((gap) => textBefore(view, caret - gap).endsWith(data.slice(-BEHIND)));
  if (behind === undefined) return;
  const to = caret - behind;
  const from = to - data.length;
  const { cut, put } = written(table, data, textBefore(view, from));
  view.dispatch(view.state.tr.insertText(put, from - cut, to));
}

/** The text in the same block before a position. */
function textBefore(view: EditorView, at: number): string {
  const $at = view.state.doc.resolve(Math.max(0, at));
  const { parentOffset, parent } = $at;
  return parent.textBetween(Math.max(0, parentOffset - BEHIND), parentOffset, undefined, '\ufffc');
}
