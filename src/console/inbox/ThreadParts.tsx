import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { momentFromNow } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { ListFilter } from '../kit/list/filters.ts';
import type { Thread, useHandled } from './useHandled.ts';
import { INBOX } from './words.ts';
import './inbox.css';

/** Unhandled threads only, or all. */
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

/** Whether a thread has been handled. */
export function ThreadState({ handled }: { handled: boolean }) {
  const words = useWords(INBOX);
  return (
    <span className={handled ? 'state state--off' : 'state state--wait'}>
      {handled ? words.handled : words.isNew}
    </span>
  );
}

/** When it was received, relative to today. */
export function ThreadMoment({ moment }: { moment: string }) {
  const language = useLanguage();
  return (
    <time className="letter-moment" dateTime={moment}>
      {momentFromNow(new Date(moment), new Date(), language)}
    </time>
  );
}

/** The menu entries of a thread besides deleting. */
export function ThreadMenu({
  to,
  thread,
  handling,
}: {
  to: string;
  thread: Thread;
  handling: ReturnType<typeof useHandled>;
}): ReactNode {
  const words = useWords(INBOX);
  return (
    <>
      <Link to={to}>
        <Icon name="mail" />
        {words.open}
      </Link>
      <button type="button" onClick={() => void handling.mark([thread], !thread.handled)}>
        <Icon name="done" />
        {thread.handled ? words.unmark : words.mark}
      </button>
    </>
  );
}

/** The button that marks the checked threads, or the open one. */
export function MarkButton({
  threads,
  handling,
  onDone,
}: {
  threads: readonly Thread[];
  handling: ReturnType<typeof useHandled>;
  onDone?: () => unknown;
}) {
  const words = useWords(INBOX);
  const handled = threads.some((thread) => !thread.handled);
  return (
    <Button
      look="line"
      icon="done"
      busy={handling.busy}
      onClick={() => void handling.mark(threads, handled).then(onDone)}
    >
      {handled ? words.mark : words.unmark}
    </Button>
  );
}
