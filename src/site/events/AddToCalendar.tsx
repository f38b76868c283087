import { monthOf } from '#lib/dayNames.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { EventTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { eventFilePath } from '../host/paths.ts';
import { CALENDAR } from '../parts/icons.tsx';
import { eventWords } from './words.ts';

/** Link to the calendar file of one event, or of one day of a series, for phones and calendars. */
export function AddToCalendar({ id, day }: Pick<EventTeaser, 'id' | 'day'>) {
  const { links } = usePageContext();
  const { addToCalendar } = useWords(eventWords);
  return (
    <a className="btn" href={links.page(eventFilePath(id, day))} download="">
      <Icon name={CALENDAR} />
      {addToCalendar}
    </a>
  );
}

/** Link to the calendar file of all events of a month, YYYY-MM. `href`: the file. */
export function AddMonth({ month, href }: { month: string; href: string }) {
  const { addMonth, addMonthNamed } = useWords(eventWords);
  const name = addMonthNamed(monthOf(month, useLanguage()));
  return (
    <a className="cal" href={href} download="" aria-label={name}>
      <Icon name={CALENDAR} />
      {addMonth}
    </a>
  );
}
