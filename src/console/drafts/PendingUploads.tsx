import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { byteWords } from '#lib/byteSize.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { PENDING_UPLOADS } from './pendingWords.ts';
import '../history/history.css';

type PendingUpload = DataOf<'begunUploadList'>['docs'][number];

const LOOK_EVERY_MS = 5000;

/** For the office: all large uploads in progress, which take up disk space, each with a button to cancel it. */
export function PendingUploads() {
  const words = useWords(PENDING_UPLOADS);
  const { yes, no } = useWords(SHELL);
  const language = useLanguage();
  const sentence = useSentence();
  const id = useId();
  const [asked, setAsked] = useState<PendingUpload>();
  const { data, error, refetch } = useQuery({
    queryKey: ['begunUploadList'],
    queryFn: ({ signal }) => send('begunUploadList', { signal }),
    refetchInterval: LOOK_EVERY_MS,
    gcTime: 0,
  });
  const ending = useMutation({
    mutationFn: (upload: string) => send('begunUploadEnd', { id: upload }),
    onSuccess: () => say(words.ended),
    onError: (why) => sayFailed(sentence(why, words.failed.end)),
    onSettled: () => {
      setAsked(undefined);
      return refetch();
    },
  });
  const room = data?.room == null ? '' : ` ${words.room(byteWords(data.room))}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      {!data && error && <ErrorState sentence={sentence(error, words.failed.list)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={1} />}
      {data && (
        <p className="lead-in">
          {data.docs.length === 0 ? words.none : words.some(byteWords(data.still_to_come))}
          {room}
        </p>
      )}
      {data && data.docs.length > 0 && (
        <ul className="sentences">
          {data.docs.map((one) => (
            <li key={one._id}>
              <span>
                <b>{one.file_name}</b>
              </span>
              <span className="hint">
                {words.by(one.by.user_name, one.by.unit)}
                <br />
                {words.arrived(
                  byteWords(one.arrived),
                  byteWords(one.bytes),
                  momentFromNow(new Date(one.last_at), new Date(), language),
                )}
              </span>
              <Button look="line" aria-label={words.endOf(one.file_name)} onClick={() => setAsked(one)}>
                {words.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          prompt={words.ask}
          note={words.askNote(asked.file_name, asked.by.user_name)}
          yes={yes}
          no={no}
          busy={ending.isPending}
          onYes={() => ending.mutate(asked._id)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
