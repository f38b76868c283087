import { useState } from 'react';
import { event } from '#kinds/event.ts';
import { type EventSeries, usualTimes } from '#kinds/eventDays.ts';
import { tooLong } from '#kinds/sentences.ts';
import { eventDay } from '#lib/longDays.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useForm } from '../../kit/form/formContext.ts';
import { MomentField } from '../../kit/form/MomentField.tsx';
import { blankException, type SeriesValues, withException } from './seriesValues.ts';
import { SERIES } from './words.ts';

interface Props {
  day: string;
  values: SeriesValues;
  series: EventSeries;
  /** Splits off this day and all later ones as a separate event; undefined if that is not possible. */
  onFromHere: ((day: string) => Promise<void>) | undefined;
  onClose: () => void;
}

const { name, venue, description, from_date, to_date } = event.fields.exceptions.of;

/** The exceptions for one day of a series: its times, place, texts. They are kept in the form, and saved with it. */
export function DayDialog({ day, values, series, onFromHere, onClose }: Props) {
  const words = useWords(SERIES);
  const language = useLanguage();
  const form = useForm();
  const [typed, setTyped] = useState(
    () => values.exceptions.find((one) => one.day === day) ?? blankException(day, usualTimes(series, day)),
  );
  const [error, setError] = useState<{ to_date?: string; description?: string }>({});
  const [busy, setBusy] = useState(false);
  const fromHere = () => {
    setBusy(true);
    void onFromHere?.(day).finally(() => setBusy(false));
  };
  const keep = () => {
    const { max } = description;
    if (typed.to_date < typed.from_date) return setError({ to_date: words.endBeforeStart });
    if (typed.description.length > max)
      return setError({ description: tooLong(description.label, max, typed.description.length) });
    form.set('exceptions', withException(values.exceptions, typed));
    onClose();
  };
  const field = (of: 'name' | 'venue' | 'from_date' | 'to_date') => ({
    value: typed[of],
    onValue: (next: string) => setTyped({ ...typed, [of]: next }),
  });
  return (
    <Dialog
      title={words.dayOf(eventDay(day, language))}
      onClose={onClose}
      onSubmit={keep}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {words.cancel}
          </Button>
          {onFromHere && (
            <Button look="line" busy={busy} onClick={fromHere}>
              {words.fromHere}
            </Button>
          )}
          <Button type="submit">{words.keep}</Button>
        </>
      }
    >
      <div className="cols cols--2">
        <MomentField label={from_date.label} required {...field('from_date')} />
        <MomentField label={to_date.label} required error={error.to_date} {...field('to_date')} />
      </div>
      <TextField label={venue.label} maxLength={venue.max} autoComplete="off" {...field('venue')} />
      <TextField label={name.label} maxLength={name.max} autoComplete="off" {...field('name')} />
      <TextAreaField
        label={description.label}
        rows={4}
        error={error.description}
        value={typed.description}
        onValue={(next) => setTyped({ ...typed, description: next })}
      />
      <p className="hint">{words.dayHint}</p>
    </Dialog>
  );
}
