import { type EventSeries, usualTimes } from '#kinds/eventDays.ts';
import { daysLater } from '#lib/dates.ts';
import { eventDay } from '#lib/longDays.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useForm } from '../../kit/form/formContext.ts';
import { blankException, type SeriesValues, withException } from './seriesValues.ts';
import { SERIES } from './words.ts';

interface Props {
  day: string;
  values: SeriesValues;
  series: EventSeries;
  onClose: () => void;
}

/** Asks whether to leave out one day of a series, or all from it on. */
export function LeaveOutDialog({ day, values, series, onClose }: Props) {
  const words = useWords(SERIES);
  const form = useForm();
  const named = eventDay(day, useLanguage());
  const one = () => {
    const blank = blankException(day, usualTimes(series, day));
    form.set('exceptions', withException(values.exceptions, { ...blank, left_out: true }));
    onClose();
  };
  const all = () => {
    form.set('repeat_until', daysLater(day, -1));
    form.set('repeat_times', '');
    onClose();
  };
  const isFirst = day <= values.from_date.slice(0, 10);
  return (
    <Dialog
      title={words.leaveTitle}
      onClose={onClose}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {words.cancel}
          </Button>
          {!isFirst && (
            <Button look="line" onClick={all}>
              {words.fromHere}
            </Button>
          )}
          <Button onClick={one}>{words.onlyThis(named)}</Button>
        </>
      }
    >
      <p>{words.leaveDone}</p>
    </Dialog>
  );
}
