import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentTo } from '#calls/calls.ts';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../api.ts';
import { idempotencyKey } from '../shell/form/idempotencyKeys.ts';
import { useSentence } from '../shell/useSentence.ts';
import type { Choice } from './chosenNews.ts';
import { useReadAnew } from './useSent.ts';
import { NEWSLETTER, SENDING } from './words.ts';

/** Sends a newsletter, has it sent later, or keeps it, and says what came of it. The choice goes when it was taken, and stays when it was not. */
export function useSending({ choice, onNoted }: { choice: Choice; onNoted: () => void }) {
  const words = useWords(NEWSLETTER);
  const { scheduled, saved } = useWords(SENDING);
  const sentence = useSentence();
  const readAnew = useReadAnew();
  // What is sent twice because an answer got lost is one newsletter (ADD-2).
  const [form] = useState(() => crypto.randomUUID());
  const recipients = useQuery({
    queryKey: ['newsletterRecipients'],
    queryFn: ({ signal }) => send('newsletterRecipients', { signal }),
    gcTime: 0,
  });
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: (body: SentTo<'newsletterSend'>) =>
      send('newsletterSend', { body, key: idempotencyKey(form, body) }),
    // A story may have been withdrawn meanwhile: what is looked at before it is sent says so beside the way to mend it.
    onError: () => queryClient.invalidateQueries({ queryKey: ['checksAsk'] }),
    onSuccess: (_data, { at }) => {
      choice.clear();
      void readAnew();
      say(at ? scheduled : words.sent);
      if (at) onNoted();
    },
  });
  const saving = useMutation({
    mutationFn: (body: SentTo<'newsletterSave'>) =>
      send('newsletterSave', { body, key: idempotencyKey(form, body) }),
    onSuccess: () => {
      choice.clear();
      void readAnew();
      say(saved);
      onNoted();
    },
  });
  const { data, variables } = sending;
  const error = sending.error ?? saving.error;
  const fields = error instanceof CallError ? error.fields : {};
  return {
    /** How many get it; undefined while that is not known. */
    count: recipients.data?.recipients,
    send: (body: SentTo<'newsletterSend'>) => {
      saving.reset();
      sending.mutate(body);
    },
    isPending: sending.isPending,
    /** Keeps it for whoever of the office goes on with it. */
    save: (body: SentTo<'newsletterSave'>) => {
      sending.reset();
      saving.mutate(body);
    },
    isSaving: saving.isPending,
    /** It was taken, and goes out now. */
    sent: data && !variables?.at ? data : undefined,
    /** What is wrong with its time. */
    atFault: fields.at,
    /** What is wrong, by field. */
    fields,
    failed: error
      ? fields.at === undefined && sentence(error, saving.error ? words.failed.save : words.failed.send)
      : recipients.error && sentence(recipients.error, words.failed.recipients),
    /** Somebody has sent the same already. */
    isDouble: error instanceof CallError && error.status === 409 && !fields.newsletter,
    /** Somebody has changed, sent or cancelled the draft meanwhile. */
    isOutdated: error instanceof CallError && error.status === 409 && fields.newsletter !== undefined,
    forget: () => {
      sending.reset();
      saving.reset();
    },
  };
}
