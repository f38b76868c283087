import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { idempotencyKey } from '../shell/form/idempotencyKeys.ts';
import { MailNotice } from '../shell/mail/MailNotice.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { SHELL } from '../shell/words.ts';
import { ChosenOrder } from './ChosenOrder.tsx';
import type { Choice } from './chosenNews.ts';
import { SENT_KEY } from './useSent.ts';
import { NEWSLETTER } from './words.ts';

/**
 * Shows once more what is chosen and who gets it, in an order that can be changed, and sends it (001 §2.4, AMB-046, AMB-047). A refusal names
 * the story that visitors can't see; the choice stays.
 */
export function SendDialog({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const words = useWords(NEWSLETTER);
  const { cancel, ok } = useWords(SHELL);
  const sentence = useSentence();
  const queries = useQueryClient();
  // What is sent twice because an answer got lost is one newsletter (ADD-2).
  const [form] = useState(() => crypto.randomUUID());
  const recipients = useQuery({
    queryKey: ['newsletterRecipients'],
    queryFn: ({ signal }) => send('newsletterRecipients', { signal }),
    gcTime: 0,
  });
  const count = recipients.data?.recipients;
  const sending = useMutation({
    mutationFn: () => {
      const body = { news: choice.news.map(({ id }) => id) };
      return send('newsletterSend', { body, key: idempotencyKey(form, body) });
    },
    onSuccess: () => {
      choice.clear();
      void queries.invalidateQueries({ queryKey: SENT_KEY });
      say(words.sent);
    },
  });
  if (sending.data)
    return (
      <Dialog title={words.accepted} onClose={onClose} foot={<Button onClick={onClose}>{ok}</Button>}>
        <p>{words.going(sending.data.recipients)}</p>
      </Dialog>
    );
  const failed = sending.error
    ? sentence(sending.error, words.failed.send)
    : recipients.error && sentence(recipients.error, words.failed.recipients);
  const nobody = count === 0;
  const isEmpty = choice.news.length === 0;
  return (
    <Dialog
      title={words.send}
      onClose={onClose}
      onSubmit={() => sending.mutate()}
      foot={
        <>
          <Button look="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" icon="send" busy={sending.isPending} disabled={nobody || isEmpty}>
            {words.send}
          </Button>
        </>
      }
    >
      {failed && <Notice tone="bad">{failed}</Notice>}
      <p role="status">{isEmpty ? words.none : nobody ? words.nobody : words.to(count)}</p>
      <MailNotice />
      <ChosenOrder choice={choice} />
    </Dialog>
  );
}
