import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ANSWER_MAX } from '#kinds/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { isStale, send } from '../kit/api.ts';
import { useFormDraft } from '../kit/drafts/useFormDraft.ts';
import { idempotencyKey } from '../kit/form/idempotencyKeys.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { useOldFonts } from '../kit/oldFonts/useOldFonts.ts';
import { mailsLeave } from '../kit/organisation.ts';
import { useRouteKey } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { WAITING_COUNTS } from '../kit/useWaitingCounts.ts';
import { MailNotice } from '../mailState/MailNotice.tsx';
import type { ThreadKind } from './useHandled.ts';
import { type Messages, THREAD_CALLS, threadKey } from './useMessages.ts';
import { INBOX } from './words.ts';

interface Props {
  of: ThreadKind;
  thread: { readonly _id: string; readonly name: string; readonly email: string };
  title: string;
  messages: Messages;
  /** The thread itself may have changed: it is now handled. */
  onSent: () => unknown;
}

/**
 * Answers a thread (AMB-051). The input is kept as a draft until it is sent, and stays in the field if sending fails or another user has answered
 * meanwhile.
 */
export function ReplyForm({ of, thread, title, messages, onSent }: Props) {
  const words = useWords(INBOX);
  const sentence = useSentence();
  const client = useQueryClient();
  const greeting = words.dear(thread.name);
  const [text, setText] = useState(greeting);
  const [handled, setHandled] = useState(true);
  const draft = useFormDraft({
    userId: useStaff().userId,
    kind: `${of.name} answer`,
    form: useRouteKey(),
    record: thread._id,
  });
  const [first] = draft.offers;
  const taken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the draft once.
  useEffect(() => {
    if (!draft.ready || taken.current) return;
    taken.current = true;
    const goOn = ({ values }: { values: object }) => setText((values as { message?: string }).message ?? '');
    if (draft.resumed) goOn(draft.resumed.draft);
    else if (first) void draft.take(first).then((resumed) => resumed && goOn(resumed.draft));
  }, [draft.ready]);

  const dirty = text !== greeting && text.trim() !== '';
  const type = (typed: string) => {
    setText(typed);
    if (typed === greeting || typed.trim() === '') return draft.end();
    // Stored under the name of the thread's own field, so a draft can be read without opening its form.
    const values = { message: typed };
    draft.write({ title: `Re: ${title}`, about: words.yourAnswer, version: undefined, saved: {}, values });
  };
  const sending = useMutation({
    mutationFn: () => {
      const body = { text, handled, after: messages.docs.at(-1)?._id ?? '' };
      const key = idempotencyKey(draft.id(), body);
      return send(THREAD_CALLS[of.name].answer, { id: thread._id, body, key });
    },
    onSuccess: async () => {
      draft.end();
      setText(greeting);
      say(mailsLeave() ? words.answered : words.answeredInFiles);
      await Promise.all([onSent(), client.invalidateQueries({ queryKey: [WAITING_COUNTS] })]);
    },
    // Shows newer messages, so they are read before the answer is sent again.
    onError: (error) => isStale(error) && client.invalidateQueries({ queryKey: threadKey(of, thread._id) }),
    onSettled: (_data, error) =>
      error ? undefined : client.invalidateQueries({ queryKey: threadKey(of, thread._id) }),
  });
  useOldFonts();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  };
  return (
    <form className="msg answer" onSubmit={submit} noValidate>
      {sending.isError && (
        <Notice tone="bad">
          <p>{sentence(sending.error, words.failedAnswer)}</p>
        </Notice>
      )}
      <MailNotice />
      <TextAreaField
        label={words.yourAnswer}
        hint={mailsLeave() ? words.goesTo(thread.email, messages.replies) : words.goesNowhere(thread.email)}
        rows={8}
        value={text}
        onValue={type}
        {...(text.length > ANSWER_MAX * 0.9 ? { limit: ANSWER_MAX } : {})}
      />
      <div className="rowline">
        <Button icon={MORE_ICONS.send} type="submit" busy={sending.isPending}>
          {words.send}
        </Button>
        <label className="option">
          <input type="checkbox" checked={handled} onChange={() => setHandled(!handled)} />
          {words.andHandled}
        </label>
      </div>
      <LeaveGuard dirty={dirty} />
    </form>
  );
}
