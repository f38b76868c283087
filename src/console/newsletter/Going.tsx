import { useMutation, useQueryClient } from '@tanstack/react-query';
import { languageOf } from '#lib/language.ts';
import { Button } from '#ui/Button.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { MailNotice } from '../shell/mail/MailNotice.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { isGoing, SENT_KEY, type Sent, useSent } from './useSent.ts';
import { NEWSLETTER } from './words.ts';
import './going.css';

/** The last newsletters and how far each has come, with what can be done about it; and whether mails leave the server (AMB-047). */
export function Going() {
  const words = useWords(NEWSLETTER);
  const sentence = useSentence();
  const sent = useSent();
  const test = useMutation({
    mutationFn: () => send('mailTest', { body: {} }),
    onSuccess: ({ taken, message }) =>
      taken ? say(words.testTaken(message)) : sayFailed(words.testRefused(message)),
    onError: (error) => sayFailed(sentence(error, words.failed.test)),
  });
  return (
    <section className="mt" aria-label={words.onItsWay}>
      <MailNotice />
      {sent.data?.map((one) => (
        <One key={one._id} of={one} />
      ))}
      <p className="mt">
        <Button look="line" icon="send" busy={test.isPending} onClick={() => test.mutate()}>
          {words.testMail}
        </Button>
      </p>
    </section>
  );
}

function One({ of }: { of: Sent }) {
  const words = useWords(NEWSLETTER);
  const sentence = useSentence();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (to: 'sending' | 'paused' | 'cancelled') =>
      send('newsletterSwitch', { body: { newsletter: of._id, state: to } }),
    onError: (error) => sayFailed(sentence(error, words.failed.switch)),
    onSettled: () => queries.invalidateQueries({ queryKey: SENT_KEY }),
  });
  const { state, tried, refused, sent, recipients, subject, page } = of;
  const soFar = words.soFar(sent, recipients);
  const open = state === 'sending' || state === 'paused';
  const act = (to: 'sending' | 'paused' | 'cancelled', label: string) => (
    <Button look="line" busy={change.isPending} onClick={() => change.mutate(to)}>
      {label}
    </Button>
  );
  return (
    <article className="going">
      <h2 lang={languageOf(subject)}>{subject}</h2>
      <p className="so-far" role="status">
        {soFar}
      </p>
      {open && <progress value={sent} max={recipients} aria-label={soFar} />}
      <p className="small">{words.state[state]}</p>
      {tried > 0 && <p>{words.stillTried(tried)}</p>}
      {refused > 0 && <p>{words.refused(refused)}</p>}
      <div className="acts">
        {isGoing(of) && act('paused', words.pause)}
        {open && state === 'paused' && act('sending', words.resume)}
        {open && act('cancelled', words.cancelRest)}
        {page && <a href={page}>{words.inTheBrowser}</a>}
      </div>
    </article>
  );
}
