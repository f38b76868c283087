import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentFromNow } from '#lib/dayNames.ts';
import { deviceIn } from '#lib/deviceName.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { Fold } from '../kit/Fold.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { useSignedOut } from '../kit/useSignedOut.ts';
import { SHELL } from '../kit/words.ts';
import { ACCOUNT } from './words.ts';
import '../history/history.css';

/** The query key of the user's own sessions. */
export const OWN_SESSIONS = 'sessionList';

/** The user's sessions, with buttons to sign out each of them, or all (ADD-6). */
export function OwnSessions() {
  const words = useWords(ACCOUNT);
  const { yes, no } = useWords(SHELL);
  const language = useLanguage();
  const sentence = useSentence();
  const signedOut = useSignedOut();
  const { userId } = useStaff();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [OWN_SESSIONS, userId],
    queryFn: ({ signal }) => send('sessionList', { signal }),
  });
  const onError = (why: Error) => {
    setAsking(false);
    sayFailed(sentence(why, words.failed.signOut));
  };
  const ending = useMutation({
    mutationFn: (session: string) => send('sessionEnd', { id: session }),
    onSuccess: () => say(words.signedOut),
    onError,
    onSettled: () => refetch(),
  });
  const endingAll = useMutation({ mutationFn: () => send('sessionEndAll'), onSuccess: signedOut, onError });
  const now = new Date();
  return (
    <Fold title={words.sessions}>
      {error && <ErrorState sentence={sentence(error, words.failed.sessions)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={2} />}
      {data && (
        <>
          <ul className="sentences">
            {data.docs.map(({ _id, device, seen_at, current }) => (
              <li key={_id}>
                <span>
                  <b>{deviceIn(language, device)}</b>
                  {current && `, ${words.thisOne}`}
                </span>
                <span className="hint">
                  {current ? words.usedNow : words.used(momentFromNow(new Date(seen_at), now, language))}
                </span>
                {!current && (
                  <Button
                    look="line"
                    aria-label={words.signOutOf(deviceIn(language, device))}
                    busy={ending.isPending && ending.variables === _id}
                    onClick={() => ending.mutate(_id)}
                  >
                    {words.signOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div className="rowline">
            <Button look="line" icon="logout" onClick={() => setAsking(true)}>
              {words.everywhere}
            </Button>
            <span className="hint">{words.everywhereNote}</span>
          </div>
        </>
      )}
      {asking && (
        <ConfirmDialog
          prompt={words.ask}
          note={words.askNote(data?.docs.length ?? 1)}
          yes={yes}
          no={no}
          busy={endingAll.isPending}
          onYes={() => endingAll.mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </Fold>
  );
}
