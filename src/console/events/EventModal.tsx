import type { UnitKind } from '#kinds/define.ts';
import { event } from '#kinds/event.ts';
import { typeOfUnit } from '#kinds/news.ts';
import { endBeforeStart } from '#kinds/sentences.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../shell/form/formOptions.ts';
import { RecordModal } from '../shell/form/RecordModal.tsx';
import { useRecordForm } from '../shell/form/useRecordForm.ts';
import type { ModalProps } from '../shell/list/RecordListScreen.tsx';
import { SHELL } from '../shell/words.ts';
import { RepeatFields } from './series/RepeatFields.tsx';
import { SERIES } from './series/words.ts';
import { EVENTS } from './words.ts';

const REPEATING = ['repeats', 'repeat_every', 'repeat_until', 'repeat_times', 'exceptions'] as const;

/** Add Event and Edit Event of both families (000 §2.5, §2.6, §5). */
export function EventModal({ id, unit, onSaved, onClose }: ModalProps & { unit: UnitKind }) {
  const words = useWords(EVENTS)[unit];
  const { units } = useWords(SHELL);
  const series = useWords(SERIES);
  const dateMissing = { required: words.dateMissing[id ? 'edit' : 'add'] };
  const form = useRecordForm(
    {
      of: event,
      fields: [
        ...(['thumbnail', 'from_date', 'to_date', unit, 'name', 'description', 'place', 'url'] as const),
        ...REPEATING,
      ],
      ...formWords(id, words),
      wordings: {
        from_date: dateMissing,
        to_date: dateMissing,
        [unit]: { label: units[unit].choose },
        repeat_until: { label: series.until },
        repeat_times: { label: series.times },
      },
      fixed: { type: typeOfUnit(unit) },
      mistakes: ({ from_date: from, to_date: to }) =>
        from && to && to < from ? { to_date: endBeforeStart } : {},
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name={unit} />
      <Field name="name" />
      <Field name="description" />
      <Field name="place" />
      <Field name="url" />
      <div className="cols cols--2">
        <Field name="from_date" />
        <Field name="to_date" />
      </div>
      <RepeatFields />
      <Field name="thumbnail" />
    </RecordModal>
  );
}
