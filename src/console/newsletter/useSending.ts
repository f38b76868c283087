import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SentTo } from '#calls/calls.ts';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { idempotencyKey } from '../kit/form/idempotencyKeys.ts';
import { useSentence } from '../kit/useSentence.ts';
import type { Choice } from './chosenNews.ts';
import { useRefetch } from './useSent.ts';
import { NEWSLETTER, SENDING } from './words.ts';

/** Sends, schedules or saves a newsletter, and reports the result. The selection is cleared on success and kept on failure. */
export function useSending({ choice, onNoted }: { choice: Choice; onNoted: () => void }) {
  const words = useWords(NEWSLETTER);
  const { scheduled, saved } = useWords(SENDING);
  const sentence = useSentence();
  const readAgain = useRefetch();
  // The key makes a repeated send after a lost response one newsletter (ADD-2).
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
    // A story may have been withdrawn meanwhile: reload the checks, which say so and how to fix it.
    onError: () => queryClient.invalidateQueries({ queryKey: ['checksAsk'] }),
    onSuccess: (_data, { at }) => {
      choice.clear();
      void readAgain();
      say(at ? scheduled : words.sent);
      if (at) onNoted();
    },
  });
  const saving = useMutation({
    mutationFn: (body: SentTo<'newsletterSave'>) =>
      send('newsletterSave', { body, key: idempotencyKey(form, body) }),
    onSuccess: () => {
      choice.clear();
      void readAgain();
      say(saved);
      onNoted();
    },
  });
  const { data, variables } = sending;
  const error = sending.error ?? saving.error;
  const fields = error instanceof CallError ? error.fields : {};
  return {
    /** The number of recipients; undefined while unknown. */
    count: recipients.data?.recipients,
    send: (body: SentTo<'newsletterSend'>) => {
      saving.reset();
      sending.mutate(body);
    },
    isPending: sending.isPending,
    /** Saves it, for anyone in the office to continue. */
    save: (body: SentTo<'newsletterSave'>) => {
      sending.reset();
      saving.mutate(body);
    },
    isSaving: saving.isPending,
    /** It was accepted, and is being sent now. */
    sent: data && !variables?.at ? data : undefined,
    /** The error about its time. */
    atFault: fields.at,
    /** Errors by field. */
    fields,
    failed: error
      ? fields.at === undefined && sentence(error, saving.error ? words.failed.save : words.failed.send)
      : recipients.error && sentence(recipients.error, words.failed.recipients),
    /** The same newsletter has already been sent. */
    isDouble: error instanceof CallError && error.status === 409 && !fields.newsletter,
    /** Somebody has changed, sent or cancelled the draft meanwhile. */
    isOutdated: error instanceof CallError && error.status === 409 && fields.newsletter !== undefined,
    forget: () => {
      sending.reset();
      saving.reset();
    },
  };
}
