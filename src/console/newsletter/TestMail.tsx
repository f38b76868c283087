import { useMutation } from '@tanstack/react-query';
import type { SentTo } from '#calls/calls.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SENDING, SENT } from './words.ts';

/** Sends the composed newsletter to the user's own address, and shows the mail server's response (AMB-047). */
export function TestMail({ body, disabled }: { body: SentTo<'newsletterTest'>; disabled: boolean }) {
  const words = useWords(SENDING);
  const { failed } = useWords(SENT);
  const sentence = useSentence();
  const test = useMutation({ mutationFn: () => send('newsletterTest', { body }) });
  return (
    <section className="tight" aria-labelledby="test-first">
      <h2 id="test-first">{words.testFirst}</h2>
      <p className="hint">{words.testTo}</p>
      <p>
        <Button
          look="line"
          icon="mail"
          busy={test.isPending}
          disabled={disabled}
          onClick={() => test.mutate()}
        >
          {words.test}
        </Button>
      </p>
      {test.error && <Notice tone="bad">{sentence(test.error, failed.test)}</Notice>}
      {test.data && !test.isPending && <TestMailAnswer {...test.data} />}
    </section>
  );
}

/** The mail server's response to a test mail, in its own words. */
export function TestMailAnswer({ taken, to, message }: { taken: boolean; to: string; message: string }) {
  const words = useWords(SENDING);
  if (taken)
    return (
      <p className="test-said good" role="status">
        <Icon name="done" />
        <span>
          {words.testTaken(to)} <span className="small">{words.said(message)}</span>
        </span>
      </p>
    );
  return (
    <Notice tone="bad">
      <div>
        <p>{words.testRefused}</p>
        <p className="small">{words.said(message)}</p>
      </div>
    </Notice>
  );
}
