import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { Language } from '#lib/language.ts';
import { takeMarks } from '../oldFonts/pastedFonts.ts';
import type { Pasted, Place } from './readPasted.ts';

/**
 * Text in legacy fonts from before Unicode (decision 126). If the font is named, the text is converted to Unicode in a separate step, so Undo
 * restores what was pasted; if it only looks like one, the conversion is offered. The tables are loaded on demand.
 */
export const OldFonts = Extension.create<{ language: Language }>({
  name: 'oldFonts',
  addOptions: () => ({ language: 'en' }),
  addStorage: () => ({ pasted: undefined as Pasted | undefined, places: new Set<Place>() }),
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          transformPasted: (slice) => {
            const marks = takeMarks();
            const content = unmarked(slice.content, marks.of);
            this.storage.pasted = { text: marks.text(), runs: marks.runs };
            return new Slice(content, slice.openStart, slice.openEnd);
          },
        },
      }),
    ];
  },
  onTransaction({ transaction }) {
    const { places, pasted } = this.storage;
    for (const place of places) {
      place.from = transaction.mapping.map(place.from, -1);
      place.to = transaction.mapping.map(place.to, 1);
    }
    if (!pasted || !transaction.docChanged || !/^(?:paste|drop)$/.test(transaction.getMeta('uiEvent')))
      return;
    this.storage.pasted = undefined;
    const place = changedBy(transaction);
    if (!place || pasted.text.length < FEWEST) return;
    places.add(place);
    // Offline it stays as it was pasted.
    import('./readPasted.ts')
      .then(({ readPasted }) => readPasted(this.editor, place, pasted, places, this.options.language))
      .catch(() => undefined);
  },
});

/** Fewer letters are too few to judge. */
const FEWEST = 4;

function unmarked(content: Fragment, of: (text: string) => string): Fragment {
  const nodes: Node[] = [];
  for (const node of content.content) {
    const text = node.isText ? of(node.text ?? '') : '';
    if (!node.isText) nodes.push(node.copy(unmarked(node.content, of)));
    else if (text !== '') nodes.push(node.type.schema.text(text, node.marks));
  }
  return Fragment.fromArray(nodes);
}

/** The range that a transaction has inserted. */
function changedBy({ mapping }: Transaction): Place | undefined {
  let place: Place | undefined;
  mapping.maps.forEach((map, at) => {
    const rest = mapping.slice(at + 1);
    map.forEach((_from, _to, start, end) => {
      const [from, to] = [rest.map(start, -1), rest.map(end, 1)];
      place = { from: Math.min(place?.from ?? from, from), to: Math.max(place?.to ?? to, to) };
    });
  });
  return place && place.to > place.from ? place : undefined;
}
