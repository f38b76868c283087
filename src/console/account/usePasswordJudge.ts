import { useEffect, useState } from 'react';
import { PASSWORD_MIN } from '#kinds/account.ts';
import { send } from '../api.ts';
import { useDebounced } from '../shell/useDebounced.ts';

/**
 * Says of a new password, a moment after the last letter, what is wrong with it; undefined while nothing is known to be. The list of common ones
 * stays on the server, and so nothing is kept here. `of`: whose it is to be, where that is not oneself.
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
      // The server looks at it once more when it is sent.
      () => {},
    );
    return () => controller.abort();
  }, [rested, user_name, email]);
  return said?.of === password && said.sentence !== '' ? said.sentence : undefined;
}
