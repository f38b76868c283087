import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import type { LoginResponse } from '../kit/session.ts';
import type { Asked } from './asked.ts';
import { useKeyWays } from './useKeyWays.ts';
import { TWO_FACTOR } from './words.ts';

/** Passed from the login to its second step: what the server requires, as received. */
export interface SecondStepProps {
  asked: unknown;
  onDone: (answer: LoginResponse) => void;
  onBack: () => void;
}

/** The second step of a sign-in: proving a second factor, or asking the administrators for help if none is available. */
export function useSecondStep({ asked, onDone, onBack }: SecondStepProps) {
  const words = useWords(TWO_FACTOR);
  const { challenge, remember_days: days = 0 } = asked as Asked;
  const [remember, setRemember] = useState(false);
  const keys = useKeyWays(
    asked as Asked,
    async (shown) => {
      try {
        onDone(
          await send('secondKeySignIn', {
            body: { challenge, remember: remember && !shown.device, ...shown },
            quiet: true,
          }),
        );
      } catch (error) {
        // The password has to be typed again: the first step has expired.
        if (error instanceof CallError && error.body.code === 'sign_in_again') return onBack();
        throw error;
      }
    },
    words.failed.show,
  );
  const asking = useMutation({
    mutationFn: () => send('secondKeyAskAdministrators', { body: { challenge }, quiet: true }),
  });
  const headings = { device: words.door, app: words.six, paper: words.paperDoor };
  return { keys, asking, heading: headings[keys.way], trust: { days, remember, setRemember } };
}
