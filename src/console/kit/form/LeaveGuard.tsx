import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { FORM_PARAMETER } from '#lib/formParameter.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { guardUnsaved, hasUnsaved } from './unsaved.ts';
import { FORM } from './words.ts';

/** The screen and the form that is open over it. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get(FORM_PARAMETER) ?? ''}`;

/** Saves a form's draft; the address at which the form goes on, undefined if it could not be saved. */
export type Kept = () => Promise<string | undefined>;

interface Leaving {
  /** Goes at once where the input is kept as a draft, and says so; else asks first. */
  readonly leave: (go: () => void, stay: () => void) => Promise<void>;
  readonly question: ReactNode;
}

/** Leaving a form that has unsaved input. Without `kept` it asks every time. */
export function useLeaving(kept: Kept | undefined): Leaving {
  const words = useWords(FORM);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ go: () => void; stay: () => void }>();
  return {
    leave: async (go, stay) => {
      const draft = await kept?.().catch(() => undefined);
      if (!draft) return setAsking({ go, stay });
      say(words.keptAsDraft, { name: words.open, run: () => void navigate(draft) });
      go();
    },
    question: asking && (
      <ConfirmDialog
        prompt={words.ask}
        yes={words.leave}
        no={words.stay}
        onYes={asking.go}
        onNo={() => {
          setAsking(undefined);
          asking.stay();
        }}
      />
    ),
  };
}

/** While `dirty`, nothing is lost when another screen or form opens; and it is asked before the window closes. */
export function LeaveGuard({ dirty, kept }: { dirty: boolean; kept?: Kept }) {
  const { leave, question } = useLeaving(kept);
  useEffect(() => guardUnsaved(dirty), [dirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  const isBlocked = blocker.state === 'blocked';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that something is held back.
  useEffect(() => {
    if (isBlocked)
      void leave(
        () => blocker.proceed(),
        () => blocker.reset(),
      );
  }, [isBlocked]);
  return isBlocked ? question : null;
}
