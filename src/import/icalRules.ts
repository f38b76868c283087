import { dayOf, daysLater } from '#lib/dates.ts';
import { weekdayNumber } from '#lib/months.ts';
import { isLastOfMonth, type Repeats, weekOfMonth } from '#lib/recurrence.ts';
import { type CalendarTime, WEEKDAYS } from './icalTimes.ts';

/** How an event is repeated, in the words of the events here; `later`: by how many days its first day is later, of a rule for several days of the week. */
export interface Series {
  readonly later: number;
  readonly fields: {
    readonly repeats: Repeats;
    readonly repeat_every: number;
    readonly repeat_until?: string;
    readonly repeat_times?: number;
  };
}

/** A rule (RRULE) as one series or several; a sentence if there is no such rule here. `untilOf`: the moment meant by the text of UNTIL. */
export function seriesOf(
  rule: string,
  start: CalendarTime,
  untilOf: (value: string) => CalendarTime | undefined,
): readonly Series[] | string {
  const parts = new Map(
    rule.split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim().toUpperCase(), value.trim().toUpperCase()];
    }),
  );
  const of = (name: string): string => parts.get(name) ?? '';
  const no = `its rule “${rule}” cannot be kept, so only its first day came`;
  const every = Number(of('INTERVAL') || 1);
  const times = of('COUNT') === '' ? undefined : Number(of('COUNT'));
  const until = of('UNTIL') === '' ? undefined : untilOf(of('UNTIL'));
  if (!Number.isInteger(every) || every < 1 || every > 99 || (of('UNTIL') !== '' && !until)) return no;
  if (times !== undefined && !(Number.isInteger(times) && times > 0 && times < 1000)) return no;
  const own = [...parts.keys()].filter((name) => name !== '' && !KNOWN.has(name));
  // Here all days are the church's: where it is another day there, only what counts in weeks is the same.
  const isOtherDay = dayOf(start.moment) !== start.day;
  const common = {
    repeat_every: every,
    ...(until
      ? { repeat_until: lastDayOf(until, start) }
      : times === undefined
        ? {}
        : { repeat_times: times }),
  };
  if (of('FREQ') === 'WEEKLY' && own.every((name) => name === 'BYDAY')) {
    const days =
      of('BYDAY') === ''
        ? []
        : of('BYDAY')
            .split(',')
            .map((one) => WEEKDAYS.indexOf(one));
    const first = weekdayNumber(start.day);
    const later = (days.length === 0 ? [first] : days).map((day) => (day - first + 7) % 7).sort();
    const isPlain = later.length === 1 && later[0] === 0;
    // With several days, each is a series of its own, which the numbers of weeks and of times do not divide.
    if (days.includes(-1) || (!isPlain && (every > 1 || times !== undefined || later[0] !== 0))) return no;
    return later.map((one) => ({ later: one, fields: { repeats: 'weekly', ...common } }));
  }
  const repeats = isOtherDay ? undefined : repeatsOf(of, own, start.day);
  return repeats === undefined ? no : [{ later: 0, fields: { repeats, ...common } }];
}

/** What every rule may say; the start of the week matters only for several days in every second one. */
const KNOWN = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST']);

function repeatsOf(of: (name: string) => string, own: readonly string[], day: string): Repeats | undefined {
  const has = (...names: readonly string[]): boolean => own.every((name) => names.includes(name));
  const [month, date] = [String(Number(day.slice(5, 7))), String(Number(day.slice(8)))];
  if (of('BYMONTH') !== '' && !(of('FREQ') === 'YEARLY' && of('BYMONTH') === month)) return undefined;
  if (of('BYMONTHDAY') !== '' && of('BYMONTHDAY') !== date) return undefined;
  if (of('FREQ') === 'YEARLY') return has('BYMONTH', 'BYMONTHDAY') ? 'yearly' : undefined;
  if (of('FREQ') !== 'MONTHLY') return undefined;
  if (of('BYDAY') === '') return has('BYMONTHDAY') ? 'monthly' : undefined;
  const [, nth, weekday = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(of('BYDAY')) ?? [];
  const place = Number(nth ?? (of('BYSETPOS') || Number.NaN));
  if (!has('BYDAY', 'BYSETPOS') || (nth !== undefined && of('BYSETPOS') !== '')) return undefined;
  if (WEEKDAYS.indexOf(weekday) !== weekdayNumber(day)) return undefined;
  if (place === -1 && isLastOfMonth(day)) return 'monthly_last';
  return place === weekOfMonth(day) ? 'monthly_weekday' : undefined;
}

/** The last day on which a series may begin that ends at a moment: the day before, if it is over by the time at which the event begins. */
function lastDayOf(until: CalendarTime, start: CalendarTime): string {
  const day = dayOf(until.moment);
  if (until.isDay) return day;
  const timeOf = ({ moment }: CalendarTime): number =>
    moment.getTime() - Date.parse(`${dayOf(moment)}T00:00:00Z`);
  return timeOf(until) < timeOf(start) ? daysLater(day, -1) : day;
}
