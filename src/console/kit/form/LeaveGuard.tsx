import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { FORM_PARAMETER } from '#lib/formParameter.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { guardUnsaved, hasUnsaved } from './unsaved.ts';
import { FORM } from './words.ts';

/** The screen and the form that is open over it. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get(FORM_PARAMETER) ?? ''}`;

/** While `dirty`, asks for confirmation before another screen or form opens or the window closes. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const words = useWords(FORM);
  useEffect(() => guardUnsaved(dirty), [dirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      prompt={words.ask}
      yes={words.leave}
      no={words.stay}
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    />
  );
}
