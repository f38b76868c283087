import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { UnitKind } from '#kinds/define.ts';
import { event } from '#kinds/event.ts';
import { typeOfUnit } from '#kinds/news.ts';
import { FORM_PARAMETER } from '#lib/formParameter.ts';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { ModalProps } from '../kit/list/RecordListScreen.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { RepeatFields } from './series/RepeatFields.tsx';
import { SERIES } from './series/words.ts';
import { EVENTS } from './words.ts';

/** What an event lasts until somebody says otherwise, in minutes. */
const USUAL_LENGTH = 60;

/** A minute of a field, so many minutes later; '' where it is none, as while it is typed. */
function minutesLater(minute: string, minutes: number): string {
  const then = new Date(`${minute}Z`).getTime() + minutes * 60_000;
  return Number.isNaN(then) ? '' : new Date(then).toISOString().slice(0, 16);
}

const REPEATING = ['repeats', 'repeat_every', 'repeat_until', 'repeat_times', 'exceptions'] as const;

/** Add Event and Edit Event of both families (000 §2.5, §2.6, §5). */
export function EventModal({ id, unit, onSaved, onClose }: ModalProps & { unit: UnitKind }) {
  const words = useWords(EVENTS)[unit];
  const { units } = useWords(SHELL);
  const series = useWords(SERIES);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const client = useQueryClient();
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
        from && to && to < from ? { to_date: series.endBeforeStart } : {},
      onSaved,
    },
    id,
  );
  const { Field, set } = form;
  const { from_date: begins, to_date: ends } = form.values;
  const suggested = useRef('');
  useEffect(() => {
    // The end follows the beginning as long as nobody has chosen one.
    if (form.state !== 'ready' || id || ends !== suggested.current) return;
    suggested.current = minutesLater(begins, USUAL_LENGTH);
    if (ends !== suggested.current) set('to_date', suggested.current);
  }, [form.state, id, begins, ends, set]);
  const sentence = useSentence();
  const fromHere = async (day: string) => {
    if (!id) return;
    try {
      const { _id } = await send('eventSplit', { id, body: { day } });
      say(series.split);
      void client.invalidateQueries({ queryKey: ['eventList'] });
      // Replaces the previous entry, so closing leads to the list.
      const query = new URLSearchParams(search);
      query.set(FORM_PARAMETER, _id);
      void navigate(`?${query}`, { replace: true, state, preventScrollReset: true });
    } catch (error) {
      sayFailed(sentence(error, words.failed.edit));
    }
  };
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
      <RepeatFields onFromHere={id && !form.dirty ? fromHere : undefined} />
      <Field name="thumbnail" />
    </RecordModal>
  );
}
