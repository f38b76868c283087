import { useEffect, useState } from 'react';
import { PASSWORD_MIN } from '#kinds/account.ts';
import { send } from '../kit/api.ts';
import { useDebounced } from '../kit/useDebounced.ts';

/**
 * Checks a new password a moment after the last keystroke; undefined while no problem is known. The list of common passwords stays on the server, so
 * nothing is cached here. `of`: whose password it is, if not the user's own.
 */
export function usePasswordJudge(
  password: string,
  { user_name, email }: { readonly user_name?: string; readonly email?: string } = {},
): string | undefined {
  const rested = useDebounced(password);
  const [said, setSaid] = useState<{ readonly of: string; readonly sentence: string }>();
  useEffect(() => {
    if (rested.length < PASSWORD_MIN) return;
    const controller = new AbortController();
    const who = {
      ...(user_name === undefined ? {} : { user_name }),
      ...(email === undefined ? {} : { email }),
    };
    send('passwordJudge', {
      body: { password: rested, ...who },
      signal: controller.signal,
      quiet: true,
    }).then(
      ({ sentence }) => setSaid({ of: rested, sentence }),
      // The server checks it again on submission.
      () => {},
    );
    return () => controller.abort();
  }, [rested, user_name, email]);
  return said?.of === password && said.sentence !== '' ? said.sentence : undefined;
}
