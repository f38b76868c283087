import type { ReactNode } from 'react';
import { momentFromNow } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { partQuoted } from '#lib/quotedText.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { mailsLeave } from '../kit/organisation.ts';
import { TryNow } from '../mailState/TryNow.tsx';
import { ThreadMoment } from './ThreadParts.tsx';
import type { ThreadMessage } from './useMessages.ts';
import { INBOX } from './words.ts';

/** A message from a visitor, first or later. */
export function VisitorsMessage({
  name,
  moment,
  text,
  byMail = false,
  files = [],
}: {
  name: string;
  moment: string;
  text: string;
  byMail?: boolean;
  files?: readonly string[];
}) {
  const words = useWords(INBOX);
  const { own, quoted } = byMail ? partQuoted(text) : { own: text, quoted: '' };
  return (
    <article className="msg" aria-label={words.fromThem(name)}>
      <div className="from">
        <b lang={languageOf(name)}>{name}</b>
        <span className="small">
          <ThreadMoment moment={moment} />
          {byMail && `, ${words.byMail}`}
        </span>
      </div>
      <p className="letter" lang={languageOf(own)}>
        {own}
      </p>
      {quoted && (
        <details className="small">
          <summary>{words.quoted}</summary>
          <p className="letter-lines">{quoted}</p>
        </details>
      )}
      {files.length > 0 && <p className="small">{words.files(files.join(', '))}</p>}
    </article>
  );
}

/** An answer and the delivery state of its mail. */
export function OurMessage({
  message,
  mobile = '',
}: {
  message: ThreadMessage;
  mobile?: string | undefined;
}) {
  const words = useWords(INBOX);
  const { by, by_mail, mail, text, files, created_at } = message;
  return (
    <article className="msg msg--ours" aria-label={words.ourAnswer}>
      <div className="from">
        <b>{by_mail ? words.byMailFrom(by_mail) : words.by(by.user_name)}</b>
        {mail?.state === 'sent' ? (
          <Said tone="good" icon="done">
            {mailsLeave() ? words.sent : words.inFiles} <ThreadMoment moment={mail.at} />
          </Said>
        ) : mail?.state === 'waiting' && mail.tries === 0 ? (
          <Said tone="warn" icon="clock">
            {words.waits}
          </Said>
        ) : (
          <span className="small">
            <ThreadMoment moment={created_at} />
          </span>
        )}
      </div>
      <p className="letter" lang={languageOf(text)}>
        {text}
      </p>
      {mail && <Trouble mail={mail} mobile={mobile} />}
      {files.length > 0 && (
        <Notice tone="bad">
          <div>
            <p>{words.notSentOn}</p>
            <p className="why">{words.files(files.join(', '))}</p>
          </div>
        </Notice>
      )}
    </article>
  );
}

function Said({
  tone,
  icon,
  children,
}: {
  tone: 'good' | 'warn';
  icon: 'done' | 'clock';
  children: ReactNode;
}) {
  return (
    <span className={`said ${tone}`}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}

/** Why an answer was not delivered, in the mail server's words, and what happens next. */
function Trouble({
  mail: { state, answer, tries, at, returned },
  mobile,
}: {
  mail: NonNullable<ThreadMessage['mail']>;
  mobile: string;
}) {
  const words = useWords(INBOX);
  const language = useLanguage();
  const isTried = state === 'waiting' && tries > 0;
  if (state === 'sent' || (state === 'waiting' && !isTried)) return null;
  const isReturned = state === 'refused' && returned;
  const what = state === 'waiting' ? 'stillTried' : isReturned ? 'returned' : state;
  return (
    <Notice tone={isTried || isReturned ? 'warn' : 'bad'}>
      <div>
        <p>{words[what]}</p>
        <p className="why">
          {state !== 'cancelled' && `${isReturned ? words.otherServerSaid : words.serverSaid} `}
          <span className="mono">{answer}</span>{' '}
          {isTried && words.triedAgain(momentFromNow(new Date(at), new Date(), language))}
          {isReturned && mobile && words.phoneThem(mobile)}
        </p>
        {isTried && <TryNow />}
      </div>
    </Notice>
  );
}
