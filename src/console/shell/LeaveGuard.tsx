import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { guardUnsaved, hasUnsaved, UNSAVED } from './unsaved.ts';

/** While `dirty`, asks before another screen is opened or the window is closed. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  useEffect(() => guardUnsaved(dirty), [dirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      prompt={UNSAVED.ask}
      yes={UNSAVED.leave}
      no={UNSAVED.stay}
      onYes={() => blocker.proceed()}
      onNo={() => blocker.reset()}
    />
  );
}
