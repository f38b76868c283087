import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { Arrange } from '../kit/arrange/Arrange.tsx';
import { withMoved } from '../kit/form/rows.ts';
import { guardUnsaved } from '../kit/form/unsaved.ts';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import { onDemand } from '../kit/onDemand.ts';
import { RecordBody } from '../kit/RecordBody.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { DioceseHead } from './DioceseHead.tsx';
import { useDioceseRows } from './useDioceseRows.tsx';
import { DIOCESES } from './words.ts';

const GalleryModal = onDemand(() => import('./GalleryModal.tsx'), 'GalleryModal');

/** The gallery of a diocese, in order (000 §2.6): pictures are added in bulk, reordered, and described. */
export function GalleryScreen() {
  const words = useWords(DIOCESES).gallery;
  const sentence = useSentence();
  const { record, rows, modal, move, ask, saved, dialog, id } = useDioceseRows('gallery', words);
  const { shown, change } = useMoves(rows, move, (error) => sayFailed(sentence(error, words.failed.move)));
  return (
    <>
      <DioceseHead record={record} tab="dioceseGallery">
        <Button icon="plus" onClick={() => modal.show()}>
          {words.add}
        </Button>
      </DioceseHead>
      <RecordBody record={record}>
        {() =>
          shown.length > 0 ? (
            <Arrange
              urls={shown.map(({ url }) => url)}
              nameOf={(place) => words.nth(place + 1)}
              onMove={change}
              remove={{ icon: 'trash', label: words.removeOf, act: (place) => ask(String(place)) }}
            />
          ) : (
            <EmptyList sentence={words.empty} add={words.add} />
          )
        }
      </RecordBody>
      {modal.open && <GalleryModal id={id} onSaved={saved} onClose={modal.close} />}
      {dialog}
    </>
  );
}

/** Shows moves at once and saves them one after the other; a failure restores the saved order. */
function useMoves<R extends { readonly _id: string }>(
  rows: readonly R[],
  move: (row: R, before: R | undefined) => Promise<void>,
  onFailed: (error: unknown) => void,
) {
  const [order, setOrder] = useState<readonly R[]>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const shown = order ?? rows;
  // Asks before the window is closed while an order is being saved.
  useEffect(() => guardUnsaved(order !== undefined), [order]);
  const change = (from: number, to: number) => {
    const row = shown[from];
    if (!row) return;
    const before = shown.toSpliced(from, 1)[to];
    setOrder(withMoved(shown, row, before) as readonly R[]);
    const saving = last.current.then(() => move(row, before)).catch(onFailed);
    last.current = saving;
    void saving.then(() => {
      if (last.current === saving) setOrder(undefined);
    });
  };
  return { shown, change };
}
