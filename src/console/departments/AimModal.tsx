import { department } from '#kinds/department.ts';
import { UNIT_NAME_FIELDS } from '#kinds/unitNames.ts';
import { useWords } from '#ui/useWords.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { ModalProps } from '../kit/list/RecordListScreen.tsx';
import { DEPARTMENTS } from './words.ts';

/** The aim of a department in the editor (000 §2.5). */
export function AimModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(DEPARTMENTS).aims;
  const form = useRecordForm(
    {
      of: department,
      fields: ['aim'],
      leftOut: ['name', 'sub_domain', ...UNIT_NAME_FIELDS],
      title: words.heading,
      submit: words.submit,
      failed: words.failed,
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="aim" />
    </RecordModal>
  );
}
