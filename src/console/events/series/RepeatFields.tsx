import { useState } from 'react';
import { recurrenceOf } from '#kinds/eventDays.ts';
import { REPEATS, type Repeats } from '#lib/recurrence.ts';
import { recurrenceInWords } from '#lib/recurrenceWords.ts';
import { SelectField, TextField } from '#ui/Field.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useForm } from '../../kit/form/formContext.ts';
import { RecordField } from '../../kit/form/RecordField.tsx';
import { DayList } from './DayList.tsx';
import { aYearOf, mayBegin, repeatsIn, type SeriesValues, seriesIn } from './seriesValues.ts';
import { SERIES } from './words.ts';
import './series.css';

type Ends = 'never' | 'onDay' | 'afterTimes';

/** Whether an event repeats, by which rule and until when; summed up in a sentence, with its next days. */
export function RepeatFields({ onFromHere }: { onFromHere: ((day: string) => Promise<void>) | undefined }) {
  const words = useWords(SERIES);
  const language = useLanguage();
  const form = useForm();
  const values = form.values as unknown as SeriesValues;
  const series = seriesIn(values);
  const first = values.from_date.slice(0, 10);
  const repeats = repeatsIn(values);
  const [chosenEnd, setEnds] = useState<Ends>('never');
  const ends: Ends = values.repeat_times ? 'afterTimes' : values.repeat_until ? 'onDay' : chosenEnd;
  const rules = REPEATS.filter((one) => one === repeats || (first && mayBegin(one, first)));
  const endBy = (next: Ends, until = aYearOf(first || new Date().toISOString().slice(0, 10))) => {
    setEnds(next);
    form.set('repeat_until', next === 'onDay' ? until : '');
    form.set('repeat_times', next === 'afterTimes' ? '10' : '');
  };
  const choose = (next: string) => {
    form.set('repeats', next);
    form.set('repeat_every', next === '' ? '' : values.repeat_every || '1');
    if (next === '') endBy('never');
    else if (repeats === '') endBy(next === 'yearly' || !first ? 'never' : 'onDay');
  };
  const said = (one: Repeats): string =>
    first === ''
      ? words.rules[one]
      : recurrenceInWords({ repeats: one, every: 1, until: null, times: null }, first, language);
  const rule = series && recurrenceOf(series);
  return (
    <>
      <SelectField
        name="repeats"
        label={form.labelOf('repeats')}
        empty={words.once}
        value={repeats}
        options={rules.map((value) => ({ value, name: said(value) }))}
        hint={first ? undefined : words.beginFirst}
        error={form.errors.repeats}
        onValue={choose}
      />
      {repeats !== '' && (
        <div className="cols cols--2">
          <TextField
            name="repeat_every"
            type="number"
            min={1}
            max={99}
            placeholder="1"
            label={words.every[unitOf(repeats)]}
            value={values.repeat_every}
            error={form.errors.repeat_every}
            onValue={(next) => form.set('repeat_every', next)}
          />
          <SelectField
            label={words.ends}
            empty={words.never}
            value={ends === 'never' ? '' : ends}
            options={(['onDay', 'afterTimes'] as const).map((value) => ({ value, name: words[value] }))}
            onValue={(next) => endBy((next || 'never') as Ends)}
          />
          {ends === 'onDay' && <RecordField name="repeat_until" />}
          {ends === 'afterTimes' && <RecordField name="repeat_times" />}
        </div>
      )}
      {series && rule && (
        <>
          <p className="series-said" role="status">
            {recurrenceInWords(rule, first, language)}.
            {(repeats === 'monthly' || repeats === 'yearly') && Number(first.slice(8)) > 28 && (
              <> {words.short(String(Number(first.slice(8))))}</>
            )}
          </p>
          <DayList values={values} series={series} onFromHere={onFromHere} />
        </>
      )}
    </>
  );
}

const unitOf = (repeats: Repeats): 'weekly' | 'monthly' | 'yearly' =>
  repeats === 'weekly' || repeats === 'yearly' ? repeats : 'monthly';
