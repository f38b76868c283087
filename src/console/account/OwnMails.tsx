import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { CheckField } from '#ui/Field.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { Fold } from '../kit/Fold.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { ACCOUNT } from './words.ts';

type Mails = DataOf<'ownMails'>;

/** The anchor that the mails link to. */
const ANCHOR = 'mails';

/** The mails a user receives, each with a switch. */
export function OwnMails() {
  const words = useWords(ACCOUNT);
  const sentence = useSentence();
  const client = useQueryClient();
  const { userId } = useStaff();
  const section = useRef<HTMLDetailsElement>(null);
  const key = ['ownMails', userId];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => send('ownMails', { signal }),
  });
  // Shown at once: the response comes later, over a slow connection much later.
  const [chosen, setChosen] = useState<Mails['docs'][number]>();
  const choosing = useMutation({
    mutationFn: (body: Mails['docs'][number]) => send('chooseOwnMail', { body }),
    onSuccess: (_done, { what, wanted }) => {
      client.setQueryData<Mails>(key, (old) => ({
        docs: (old?.docs ?? []).map((one) => (one.what === what ? { what, wanted } : one)),
      }));
      say(wanted ? words.mailsOn : words.mailsOff);
    },
    onError: (why) => sayFailed(sentence(why, words.failed.mails)),
    onSettled: () => setChosen(undefined),
  });
  // Users who follow a mail's link came for this part.
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && window.location.hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, [isThere]);
  return (
    <Fold title={words.mails} anchor={ANCHOR} ref={section}>
      {error && <ErrorState sentence={sentence(error, words.failed.mailsGet)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={1} />}
      {data?.docs.map(({ what, wanted }) => (
        <CheckField
          key={what}
          label={words.mail[what]}
          checked={chosen?.what === what ? chosen.wanted : wanted}
          onChecked={(now) => {
            setChosen({ what, wanted: now });
            choosing.mutate({ what, wanted: now });
          }}
        />
      ))}
    </Fold>
  );
}
