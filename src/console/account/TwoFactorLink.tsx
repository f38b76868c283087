import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { ACCOUNT } from './words.ts';

/** Whether the user has a second factor, and the link to its screen. */
export function TwoFactorLink() {
  const words = useWords(ACCOUNT);
  const sentence = useSentence();
  const path = usePaths();
  const { userId } = useStaff();
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['secondKeyList', userId],
    queryFn: ({ signal }) => send('secondKeyList', { signal }),
  });
  const count = data?.docs.length ?? 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.secondKey}</h2>
      {error && <ErrorState sentence={sentence(error, words.failed.secondKey)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={1} />}
      {data && (
        <div className="rowline">
          <Link className={buttonClass(count > 0 ? 'line' : 'fill')} to={path('secondKey')}>
            {count > 0 ? words.seeKeys : words.makeKey}
          </Link>
          <span className="hint">{count > 0 ? words.keysNow(count) : words.noKey}</span>
        </div>
      )}
    </section>
  );
}
