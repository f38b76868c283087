import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { eventFilePath } from '../host/paths.ts';
import { CALENDAR } from '../parts/icons.tsx';
import { eventWords } from './words.ts';

/** The file of one event, which phones and calendars take. `name` tells it from others on the page; without it, it is a button. */
export function AddToCalendar({ id, name }: { id: string; name?: string }) {
  const { addToCalendar } = useWords(eventWords);
  return (
    <a
      className={name === undefined ? 'btn' : 'cal'}
      href={eventFilePath(id)}
      download=""
      aria-label={name === undefined ? undefined : `${addToCalendar}: ${name}`}
    >
      <Icon name={CALENDAR} />
      {addToCalendar}
    </a>
  );
}
