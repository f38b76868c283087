import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { momentFromNow } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { ListFilter } from '../shell/list/filters.ts';
import type { Letter, useHandled } from './useHandled.ts';
import { INBOX } from './words.ts';
import '../styles/inbox.css';

/** What is still to be done, or all there is. */
export function useHandledFilter(): ListFilter {
  const words = useWords(INBOX);
  return {
    as: 'parts',
    place: 'bar',
    name: 'which',
    legend: words.which,
    options: [
      { value: '', name: words.toDo },
      { value: 'all', name: words.all },
    ],
    body: ([which]) => ({ handled: which === 'all' ? 'all' : false }),
  };
}

/** Whether somebody has dealt with it. */
export function LetterState({ handled }: { handled: boolean }) {
  const words = useWords(INBOX);
  return (
    <span className={handled ? 'state state--off' : 'state state--wait'}>
      {handled ? words.handled : words.isNew}
    </span>
  );
}

/** When it came, as one says it today and tomorrow. */
export function LetterMoment({ moment }: { moment: string }) {
  const language = useLanguage();
  return (
    <time className="moment" dateTime={moment}>
      {momentFromNow(new Date(moment), new Date(), language)}
    </time>
  );
}

/** What the menu of a letter offers beside deleting it. */
export function LetterMenu({
  to,
  letter,
  handling,
}: {
  to: string;
  letter: Letter;
  handling: ReturnType<typeof useHandled>;
}): ReactNode {
  const words = useWords(INBOX);
  return (
    <>
      <Link to={to}>
        <Icon name="mail" />
        {words.open}
      </Link>
      <button type="button" onClick={() => void handling.mark([letter], !letter.handled)}>
        <Icon name="done" />
        {letter.handled ? words.unmark : words.mark}
      </button>
    </>
  );
}

/** The button that marks the checked letters, or the one that is read. */
export function MarkButton({
  letters,
  handling,
  onDone,
}: {
  letters: readonly Letter[];
  handling: ReturnType<typeof useHandled>;
  onDone?: () => unknown;
}) {
  const words = useWords(INBOX);
  const handled = letters.some((letter) => !letter.handled);
  return (
    <Button
      look="line"
      icon="done"
      busy={handling.busy}
      onClick={() => void handling.mark(letters, handled).then(onDone)}
    >
      {handled ? words.mark : words.unmark}
    </Button>
  );
}
