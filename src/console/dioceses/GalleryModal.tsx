import { diocese } from '#kinds/diocese.ts';
import { useWords } from '#ui/useWords.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { rowCalls, rowKind } from '../kit/form/rowCalls.ts';
import { withRow } from '../kit/form/rows.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { ModalProps } from '../kit/list/RecordListScreen.tsx';
import { DIOCESES } from './words.ts';

const { gallery } = diocese.fields;
/** Several pictures at once, each of which becomes a row. */
const PICTURES = {
  ...rowKind(diocese, 'gallery'),
  fields: { url: { ...gallery.of.url, many: gallery.max } },
} as const;

/** 'Add gallery images' (000 §2.6). */
export function GalleryModal({ id = '', onSaved, onClose }: ModalProps) {
  const words = useWords(DIOCESES).gallery;
  const form = useRecordForm(
    {
      of: PICTURES,
      calls: rowCalls(diocese, id, 'gallery', (rows, { url }) =>
        (url as readonly string[]).reduce((all, one) => withRow(all, { url: one }), rows),
      ),
      title: words.addTitle,
      submit: words.submitAdd,
      failed: words.failed,
      wordings: { url: { label: words.images } },
      onSaved,
    },
    undefined,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="url" />
    </RecordModal>
  );
}
