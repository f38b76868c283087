import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { usePaths } from '../kit/paths.ts';
import { BackLink, ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { AddKeys } from '../twoFactor/AddKeys.tsx';
import { KeyList } from '../twoFactor/KeyList.tsx';
import { RecoveryCodes } from '../twoFactor/RecoveryCodes.tsx';
import { RequireKeys } from '../twoFactor/RequireKeys.tsx';
import { TrustedBrowsers } from '../twoFactor/TrustedBrowsers.tsx';
import { TWO_FACTOR } from '../twoFactor/words.ts';
import { ACCOUNT } from './words.ts';
import '../twoFactor/twoFactor.css';

/** The user's own second factors: listing, removing, adding, and the recovery codes, which are shown only once (look book, second key). */
export function TwoFactorScreen() {
  const words = useWords(TWO_FACTOR);
  const { heading: account } = useWords(ACCOUNT);
  const path = usePaths();
  const sentence = useSentence();
  const client = useQueryClient();
  const { userId, is } = useStaff();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const key = ['secondKeyList', userId];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => send('secondKeyList', { signal }),
  });
  const added = async ({ name, codes: made }: { name: string; codes: readonly string[] }) => {
    setCodes(made);
    say(words.added(name));
    await client.invalidateQueries();
  };
  const mustMake = data?.required && is === 'full_administrator' && data.docs.length === 0;
  return (
    <>
      <BackLink to={path('account')} name={account} />
      <ScreenHead title={words.heading} />
      <p className="lead-in">{words.lead}</p>
      {error && <ErrorState sentence={sentence(error, words.failed.list)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={3} />}
      {mustMake && <Notice tone="warn">{words.mustMake}</Notice>}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes([])} />
      ) : (
        data && (
          <>
            <KeyList keys={data} onCodes={setCodes} onChanged={refetch} />
            <AddKeys keys={data.docs} onAdded={added} />
            <TrustedBrowsers browsers={data.trusted} onChanged={refetch} />
            {is === 'full_administrator' && <RequireKeys keys={data} onChanged={refetch} />}
          </>
        )
      )}
    </>
  );
}
