import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { behind } from './insertBlock.ts';

/** The placeholder for a picture being uploaded. It is not part of the text, so it is neither saved nor undone. */
interface Place {
  readonly key: string;
  readonly name: string;
  /** A position between two blocks, mapped through edits. */
  readonly at: number;
}

/** A picture upload has started or ended. */
type PlaceChange = { readonly comes: Place } | { readonly ended: string };

const PLACES = new PluginKey<readonly Place[]>('comingPictures');

/** Marks the positions in the text of pictures being uploaded. */
export const ComingPictures = Extension.create({
  name: 'comingPictures',
  addProseMirrorPlugins: () => [
    new Plugin<readonly Place[]>({
      key: PLACES,
      state: {
        init: () => [],
        apply: (tr, places) => {
          const change: PlaceChange | undefined = tr.getMeta(PLACES);
          const nth = places.findIndex(({ key }) => change && 'ended' in change && key === change.ended);
          const moved = places.map((place, order) => {
            // Pictures chosen earlier stay before the one at this position.
            const side = order < nth && place.at === places[nth]?.at ? -1 : 1;
            return { ...place, at: behind(tr.doc.resolve(tr.mapping.map(place.at, side))) };
          });
          if (change && 'comes' in change) return [...moved, change.comes];
          return moved.filter((_, order) => order !== nth);
        },
      },
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            comingPictures(state).map(({ key, name, at }) =>
              Decoration.widget(at, () => markOf(name), { key, side: -1 }),
            ),
          ),
      },
    }),
  ],
});

/** The pictures being uploaded for this text. */
export const comingPictures = (state: EditorState): readonly Place[] => PLACES.getState(state) ?? [];

/** Marks the position of a picture being uploaded. */
export function markPicture({ state, dispatch }: EditorView, place: Place): void {
  dispatch(state.tr.setMeta(PLACES, { comes: place } satisfies PlaceChange));
}

/** Inserts a picture at its marked position, without moving the cursor; without a URL it only removes the mark. */
export function endPicture({ state, dispatch }: EditorView, key: string, src?: string): void {
  const places = comingPictures(state);
  const place = places.find((one) => one.key === key);
  if (!place) return;
  const { tr, schema } = state;
  tr.setMeta(PLACES, { ended: key } satisfies PlaceChange);
  const picture = src === undefined ? undefined : schema.nodes.image?.create({ src, alt: '' });
  if (picture) {
    const isLast = place.at === state.doc.content.size && places.length === 1;
    const paragraph = isLast ? schema.nodes.paragraph?.create() : undefined;
    tr.insert(place.at, paragraph ? [picture, paragraph] : picture);
  }
  dispatch(tr);
}

function markOf(name: string): HTMLElement {
  const mark = document.createElement('div');
  mark.className = 'picture-here';
  mark.textContent = name;
  return mark;
}
