import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { guardUnsaved, hasUnsaved } from './unsaved.ts';
import { FORM } from './words.ts';

/** While `dirty`, asks before another screen is opened or the window is closed. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const words = useWords(FORM);
  useEffect(() => guardUnsaved(dirty), [dirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
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
