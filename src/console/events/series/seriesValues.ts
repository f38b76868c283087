import type { event } from '#kinds/event.ts';
import type { EventException, EventSeries } from '#kinds/eventDays.ts';
import { churchMinute, daysLater, momentFrom } from '#lib/dates.ts';
import { isLastOfMonth, REPEATS, type Repeats } from '#lib/recurrence.ts';
import type { FormValues } from '../../kit/form/formValues.ts';

/** The form values of an event that determine its days. */
export type SeriesValues = Pick<FormValues<typeof event, keyof EventSeries>, keyof EventSeries>;
export type ExceptionValues = SeriesValues['exceptions'][number];

/** The series from a form's values; null while it has no start. */
export function seriesIn(values: SeriesValues): EventSeries | null {
  const from_date = momentFrom(values.from_date);
  if (!from_date) return null;
  return {
    from_date,
    to_date: momentFrom(values.to_date) ?? from_date,
    repeats: repeatsIn(values),
    repeat_every: numberIn(values.repeat_every),
    repeat_until: values.repeat_until || null,
    repeat_times: numberIn(values.repeat_times),
    exceptions: values.exceptions.map(
      (one): EventException => ({
        ...one,
        from_date: momentFrom(one.from_date) ?? null,
        to_date: momentFrom(one.to_date) ?? null,
      }),
    ),
  };
}

/** The chosen rule; '' for none. */
export const repeatsIn = ({ repeats }: Pick<SeriesValues, 'repeats'>): Repeats | '' =>
  REPEATS.find((one) => one === repeats) ?? '';

const numberIn = (text: string): number | null => {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number > 0 ? number : null;
};

/** Whether a rule can start on a given day, YYYY-MM-DD. */
export const mayBegin = (rule: Repeats, first: string): boolean =>
  rule !== 'monthly_last' || isLastOfMonth(first);

/** One year from the first day, the length of most series. */
export const aYearOf = (first: string): string =>
  daysLater(`${Number(first.slice(0, 4)) + 1}${first.slice(4)}`, -1);

/** The exceptions with this one replacing the one of the same day. */
export const withException = (all: readonly ExceptionValues[], one: ExceptionValues): ExceptionValues[] =>
  [...all.filter(({ day }) => day !== one.day), one].sort((a, b) => (a.day < b.day ? -1 : 1));

export const withoutException = (all: readonly ExceptionValues[], day: string): ExceptionValues[] =>
  all.filter((one) => one.day !== day);

/** A new exception: it only has times. */
export const blankException = (day: string, times: { from: Date; to: Date }): ExceptionValues => ({
  day,
  left_out: false,
  name: '',
  venue: '',
  description: '',
  from_date: churchMinute(times.from),
  to_date: churchMinute(times.to),
});
