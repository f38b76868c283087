import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import type { SwitchedName } from '#kinds/schedule.ts';
import { churchMinute, daysLater } from '#lib/dates.ts';
import { shortDay, timeOf, weekdayOf } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { SCHEDULE } from './words.ts';
import './schedule.css';

/** A record of a list. */
export interface RowOfList {
  kind: string;
  /** The record, and those beside it, which are asked for together. */
  id: string;
  ids: readonly string[];
}

export type Plan = DataOf<'scheduleOf'>['docs'][number];

/** What is planned for a record of a list; nothing while it is not known. */
export function usePlans({ kind, id, ids }: RowOfList): readonly Plan[] {
  const { data } = useQuery({
    queryKey: ['scheduleOf', kind, ...ids],
    queryFn: ({ signal }) =>
      send('scheduleOf', { body: { kind: kind as SwitchedName, records: [...ids] }, signal, quiet: true }),
    retry: false,
  });
  return data?.docs.filter(({ record }) => record === id) ?? [];
}

/** 'Fri 6:00 PM' within a week; 'Mon, Nov 30, 6:00 PM' later in the year; else with the year. */
function shortHour(minute: string, now: string, language: Language): string {
  const [day, today] = [minute.slice(0, 10), now.slice(0, 10)];
  const time = timeOf(minute, language);
  if (day >= today && day < daysLater(today, 7)) return `${weekdayOf(day, language)} ${time}`;
  const said = shortDay(day, language);
  return `${day.slice(0, 4) === today.slice(0, 4) ? said.replace(/,? \d{4}$/, '') : said}, ${time}`;
}

/** Each plan in a line. */
export const PlanLines = ({ plans }: { plans: readonly Plan[] }) =>
  plans.map((plan) => <PlanLine key={plan._id} plan={plan} />);

function PlanLine({ plan: { act, at, state } }: { plan: Plan }) {
  const words = useWords(SCHEDULE);
  const language = useLanguage();
  const hour = shortHour(churchMinute(new Date(at)), churchMinute(new Date()), language);
  const said =
    state === 'failed'
      ? words.row.failed(hour)
      : state === 'wished'
        ? words.row.wished(hour)
        : words.row[act](hour);
  return (
    <span className="row-plan" data-bad={state === 'failed' || undefined}>
      <Icon name={state === 'failed' ? 'warning' : 'clock'} />
      {said}
    </span>
  );
}
