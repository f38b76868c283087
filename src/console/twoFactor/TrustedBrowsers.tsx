import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { dayOf } from '#lib/dates.ts';
import { momentFromNow, shortDay } from '#lib/dayNames.ts';
import { deviceIn } from '#lib/deviceName.ts';
import { Button } from '#ui/Button.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { TWO_FACTOR } from './words.ts';
import '../history/history.css';

interface Props {
  browsers: DataOf<'secondKeyList'>['trusted'];
  onChanged: () => unknown;
}

/** The browsers that skip the second factor, each with a button to revoke that; renders nothing if there are none. */
export function TrustedBrowsers({ browsers, onChanged }: Props) {
  const words = useWords(TWO_FACTOR);
  const language = useLanguage();
  const sentence = useSentence();
  const id = useId();
  const ending = useMutation({
    mutationFn: (browser: string) => send('trustedBrowserEnd', { id: browser }),
    onSuccess: () => say(words.askedAgain),
    onError: (error) => sayFailed(sentence(error, words.failed.untrust)),
    onSettled: onChanged,
  });
  if (browsers.length === 0) return null;
  const now = new Date();
  return (
    <section className="key-trusted" aria-labelledby={id}>
      <h2 id={id}>{words.trusted}</h2>
      <p className="hint">{words.trustedLead}</p>
      <ul className="sentences">
        {browsers.map(({ _id, device, used_at: used, ends_at: ends }) => (
          <li key={_id}>
            <b>{deviceIn(language, device)}</b>
            <span className="hint">
              {words.trustedUntil(
                shortDay(dayOf(new Date(ends)), language),
                momentFromNow(new Date(used), now, language),
              )}
            </span>
            <Button
              look="line"
              aria-label={words.askAgainOn(deviceIn(language, device))}
              busy={ending.isPending && ending.variables === _id}
              onClick={() => ending.mutate(_id)}
            >
              {words.askAgain}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
