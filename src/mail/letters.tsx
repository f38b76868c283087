import type { ReactNode } from 'react';
import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { confirmPath } from '#lib/mailPaths.ts';
import { wordsIn } from '#lib/translations.ts';
import type { Letter as VisitorsLetter } from '#store/letters.ts';
import type { Drawn } from './compose.ts';
import { type Church, Heading, htmlOf, Press, Sheet, signature } from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** The mails to single persons. */
const words = () => wordsIn(mailWords, 'en');

/** What such a mail says. */
export interface Plain {
  readonly subject: string;
  readonly heading: string;
  readonly texts: readonly string[];
  readonly press?: { readonly href: string; readonly label: string };
  readonly small?: string;
}

/** A heading, some sentences, perhaps something to press. */
export function plainMail(church: Church, { subject, heading, texts, press, small }: Plain): Drawn {
  const { otherwise } = words();
  const html = htmlOf(
    <Sheet church={church} subject={subject} preview={heading}>
      <div {...as('pad')}>
        <Heading level="h1">{heading}</Heading>
        {texts.map((text) => (
          <p key={text} {...as('text')}>
            {text}
          </p>
        ))}
        {press && <Press {...press} otherwise={otherwise} />}
        {small && <p {...as('small')}>{small}</p>}
      </div>
    </Sheet>,
  );
  const lines = [
    heading,
    ...texts,
    ...(press ? [`${press.label}: ${press.href}`] : []),
    ...(small ? [small] : []),
  ];
  return { subject, html, text: `${lines.join('\n\n')}\n${signature(church)}`, automatic: true };
}

/** That mail works. */
export function testMail(church: Church): Drawn {
  const w = words().test;
  return plainMail(church, {
    subject: w.subject(church.organisation.name),
    heading: w.heading,
    texts: [w.text],
  });
}

/** Asks whether it was really the owner of the address who subscribed. No name stands in it: a stranger may have typed it. */
export function confirmMail(church: Church, mailKey: string): Drawn {
  const w = words().confirm;
  return plainMail(church, {
    subject: w.subject,
    heading: w.heading,
    texts: [w.text],
    press: { href: church.publicUrl + confirmPath(mailKey), label: w.button },
    small: w.unasked,
  });
}

/** Tells a visitor that the letter is there. Nothing of what was typed stands in it: the address may be a stranger's. */
export function receivedMail(church: Church): Drawn {
  const w = words().received;
  const says = plainMail(church, {
    subject: w.subject(church.organisation.name),
    heading: w.heading,
    texts: [w.text],
    small: w.unasked,
  });
  return { ...says, automatic: 'replied' };
}

/** What a visitor asked, for those who are asked; their answer goes to the visitor, but not that of a program which answers for them. */
export function enquiryMail(church: Church, letter: VisitorsLetter): Drawn {
  const { enquiry: w } = words();
  return forwarded(church, letter, { subject: letter.subject, label: w.label, more: [] });
}

/** What a visitor ordered, for the office. */
export function orderMail(church: Church, letter: VisitorsLetter): Drawn {
  const { order: w } = words();
  const more = [w.mobile(letter.mobile), w.address, letter.address];
  return forwarded(church, letter, { subject: w.subject(letter.subject), label: w.label, more });
}

function forwarded(
  church: Church,
  letter: VisitorsLetter,
  { subject, label, more }: { subject: string; label: string; more: readonly string[] },
): Drawn {
  const { enquiry: w } = words();
  const { name, email, message, createdAt } = letter;
  const day = newsDay(dayOf(createdAt));
  const lang = languageOf(message);
  const line = (says: ReactNode, key: string) => (
    <p key={key} {...as('text')}>
      {says}
    </p>
  );
  const html = htmlOf(
    <Sheet church={church} subject={subject} preview={w.from(name, email)}>
      <div {...as('pad')}>
        <p {...as('label')}>
          <span {...as('unit')}>{label}</span> | {day}
        </p>
        <Heading level="h1">{subject}</Heading>
        {line(w.from(name, email), 'from')}
        {more.map((says, place) => line(says, String(place)))}
        {message && (
          <div {...as('quote')} {...(lang === 'en' ? {} : { lang })}>
            {message}
          </div>
        )}
        <p {...as('small')}>{w.answer}</p>
      </div>
    </Sheet>,
  );
  const text = [`${label} | ${day}`, subject, w.from(name, email), ...more, message, w.answer].join('\n\n');
  return {
    subject,
    html,
    text: `${text}\n${signature(church)}`,
    replyTo: { name, address: email },
    automatic: true,
  };
}
