import type { RowPlanDoc } from '#kinds/docs.ts';
import { churchMinute, daysLater } from '#lib/dates.ts';
import { momentInWords, shortDay, timeOf, weekdayOf } from '#lib/dayNames.ts';
import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { PLANS } from './planWords.ts';

/** A scheduled change in a line: 'Goes out Fri 6:00 PM'. */
export function planSentence({ act, at, state }: RowPlanDoc, language: Language): string {
  const { row } = wordsIn(PLANS, language);
  const hour = shortHour(new Date(at), churchMinute(new Date()), language);
  if (state === 'failed') return row.failed(hour);
  if (state === 'planned') return row[act](hour);
  return act === 'change' ? row.waits : row.wished(hour);
}

/** 'Fri 6:00 PM' within a week; 'Mon, Nov 30, 6:00 PM' later in the year; 'Jan 4, 2027, 6:00 PM' in another one. */
function shortHour(at: Date, now: string, language: Language): string {
  const minute = churchMinute(at);
  const [day, today] = [minute.slice(0, 10), now.slice(0, 10)];
  // No line break within a time in a narrow column.
  const time = timeOf(minute, language).replace(/\s/, '\u00a0');
  if (day >= today && day < daysLater(today, 7)) return `${weekdayOf(day, language)} ${time}`;
  if (day.slice(0, 4) !== today.slice(0, 4))
    return momentInWords(at, language).replace(/\s(?=\S+$)/, '\u00a0');
  return `${shortDay(day, language).replace(/,? \d{4}$/, '')}, ${time}`;
}
