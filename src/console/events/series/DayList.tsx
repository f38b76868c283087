import { useState } from 'react';
import { type EventSeries, recurrenceOf, usualTimes } from '#kinds/eventDays.ts';
import { churchMinute } from '#lib/dates.ts';
import { timeOf } from '#lib/dayNames.ts';
import { eventDay } from '#lib/longDays.ts';
import { recurringDays } from '#lib/recurrence.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useForm } from '../../kit/form/formContext.ts';
import { DayDialog } from './DayDialog.tsx';
import { LeaveOutDialog } from './LeaveOutDialog.tsx';
import { type SeriesValues, withoutException } from './seriesValues.ts';
import { SERIES } from './words.ts';

/** The number of days shown at first, and added by each 'More days'. */
const SHOWN = 5;

interface Props {
  values: SeriesValues;
  series: EventSeries;
  onFromHere: ((day: string) => Promise<void>) | undefined;
}

/** The next days of the series in the form, or its first ones if it is over. Each can be changed or left out. */
export function DayList({ values, series, onFromHere }: Props) {
  const words = useWords(SERIES);
  const form = useForm();
  const [shown, setShown] = useState(SHOWN);
  const [open, setOpen] = useState<{ day: string; to: 'change' | 'leaveOut' }>();
  const days = daysFrom(series, churchMinute(new Date()).slice(0, 10), shown + 1);
  const close = () => setOpen(undefined);
  return (
    <section className="series-days" aria-label={words.days}>
      <h3>{words.days}</h3>
      {days.length === 0 && <p className="hint">{words.none}</p>}
      <ul>
        {days.slice(0, shown).map((day) => (
          <Day
            key={day}
            day={day}
            series={series}
            onChange={() => setOpen({ day, to: 'change' })}
            onLeaveOut={() => setOpen({ day, to: 'leaveOut' })}
            onUsual={() => form.set('exceptions', withoutException(values.exceptions, day))}
          />
        ))}
      </ul>
      {days.length > shown && (
        <Button look="line" onClick={() => setShown(shown + 2 * SHOWN)}>
          {words.more}
        </Button>
      )}
      {open?.to === 'change' && (
        <DayDialog
          day={open.day}
          values={values}
          series={series}
          onFromHere={open.day > values.from_date.slice(0, 10) ? onFromHere : undefined}
          onClose={close}
        />
      )}
      {open?.to === 'leaveOut' && (
        <LeaveOutDialog day={open.day} values={values} series={series} onClose={close} />
      )}
    </section>
  );
}

interface DayProps {
  day: string;
  series: EventSeries;
  onChange: () => void;
  onLeaveOut: () => void;
  onUsual: () => void;
}

function Day({ day, series, onChange, onLeaveOut, onUsual }: DayProps) {
  const words = useWords(SERIES);
  const language = useLanguage();
  const exception = series.exceptions.find((one) => one.day === day);
  const at = churchMinute(exception?.from_date ?? usualTimes(series, day).from);
  const named = eventDay(day, language);
  return (
    <li>
      <p>
        <span className={exception?.left_out ? 'series-gone' : undefined}>
          {eventDay(at.slice(0, 10), language)}, {timeOf(at, language)}
        </span>
        {exception && (
          <span className="hint">
            {[exception.left_out ? words.leftOut : words.changed, exception.name, exception.venue]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </p>
      {exception ? (
        <Button look="text" aria-label={words.asUsualNamed(named)} onClick={onUsual}>
          {words.asUsual}
        </Button>
      ) : (
        <Button look="text" aria-label={words.leaveOutNamed(named)} onClick={onLeaveOut}>
          {words.leaveOut}
        </Button>
      )}
      {!exception?.left_out && (
        <Button look="text" aria-label={words.changeNamed(named)} onClick={onChange}>
          {words.change}
        </Button>
      )}
    </li>
  );
}

/** The days of the rule from today on, including those left out; from the first day on if none is upcoming. */
function daysFrom(series: EventSeries, today: string, most: number): string[] {
  const rule = recurrenceOf(series);
  if (!rule || !series.from_date) return [];
  const first = churchMinute(series.from_date).slice(0, 10);
  const take = (from: string): string[] => {
    const taken: string[] = [];
    for (const day of recurringDays(first, rule)) {
      if (day >= from) taken.push(day);
      if (taken.length === most) break;
    }
    return taken;
  };
  const coming = take(today);
  return coming.length > 0 ? coming : take(first);
}
