import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { languagePath } from '#lib/languagePath.ts';
import { confirmPath } from '#lib/mailPaths.ts';
import { sentencesOf } from '#lib/sentences.ts';
import { wordsIn } from '#lib/translations.ts';
import type { FirstMessage } from '#store/inbox/threads.ts';
import { Cell, QuoteBlock } from './Block.tsx';
import type { RenderedMail } from './compose.ts';
import { forMany, KEY_PLACEHOLDER, type MailForMany } from './forMany.ts';
import {
  type Church,
  foreignTo,
  Heading,
  htmlOf,
  Label,
  Lines,
  Paragraph,
  Press,
  Sheet,
  signature,
  spoken,
} from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** The texts of mails to single persons. */
const words = (church: Church) => wordsIn(mailWords, spoken(church));

/** The content of a simple mail to one person. */
export interface Plain {
  readonly subject: string;
  readonly heading: string;
  /** The person addressed. */
  readonly to?: string;
  readonly texts: readonly string[];
  readonly press?: { readonly href: string; readonly label: string };
  readonly small?: string;
}

/** Renders a mail with a heading, some sentences, and perhaps a button. */
export function plainMail(
  church: Church,
  { subject, heading, to, texts, press, small }: Plain,
): RenderedMail {
  const { otherwise, dear } = words(church);
  const says = [...(to ? [dear(to)] : []), ...texts];
  const html = htmlOf(
    <Sheet church={church} subject={subject} preview={sentencesOf(texts)}>
      <Cell>
        <Heading level="h1">{heading}</Heading>
        {says.map((text) => (
          <Paragraph key={text} of={text} />
        ))}
        {press ? (
          <Press {...press} note={small} otherwise={otherwise} />
        ) : (
          small && <p {...as('small')}>{small}</p>
        )}
      </Cell>
    </Sheet>,
  );
  const lines = [
    heading,
    ...says,
    ...(press ? [`${press.label}: ${press.href}`] : []),
    ...(small ? [small] : []),
  ];
  return {
    ...{ subject, html, text: `${lines.join('\n\n')}\n${signature(church)}` },
    language: spoken(church),
    automatic: true,
  };
}

/** A test mail, which says that sending works. */
export function testMail(church: Church): RenderedMail {
  const w = words(church).test;
  return plainMail(church, {
    subject: w.subject(church.organisation.name),
    heading: w.heading,
    texts: [w.text],
  });
}

/**
 * Asks the owner of the address to confirm the subscription. It does not contain the typed name, since a stranger may have typed it. Rendered once in advance:
 * an import may send 100,000.
 */
export function confirmMail(church: Church): MailForMany {
  const w = words(church).confirm;
  const says = plainMail(church, {
    subject: w.subject,
    heading: w.heading,
    texts: [w.text],
    press: {
      href: church.publicUrl + languagePath(spoken(church), confirmPath(KEY_PLACEHOLDER)),
      label: w.button,
    },
    small: w.unasked,
  });
  return forMany(says);
}

/** Confirms to a visitor that the message arrived. It repeats nothing of what was typed, since the address may be a stranger's. */
export function receivedMail(church: Church): RenderedMail {
  const w = words(church).received;
  const says = plainMail(church, {
    subject: w.subject(church.organisation.name),
    heading: w.heading,
    texts: [w.text],
    small: w.unasked,
  });
  return { ...says, automatic: 'replied' };
}

/**
 * Forwards an enquiry to the office or diocese. Replies go to the visitor, auto-replies do not. `kept`: the thread's address, through which replies are sent if
 * a mailbox is configured.
 */
export function enquiryMail(church: Church, asked: FirstMessage, kept?: string): RenderedMail {
  const { enquiry: w } = words(church);
  return forwarded(church, asked, { subject: asked.subject, label: w.label, more: [], kept });
}

/** Forwards an order to the office. */
export function orderMail(church: Church, asked: FirstMessage, kept?: string): RenderedMail {
  const { order: w } = words(church);
  const more = [w.mobile(asked.mobile), `${w.address}\n${asked.address}`];
  return forwarded(church, asked, { subject: w.subject(asked.subject), label: w.label, more, kept });
}

function forwarded(
  church: Church,
  asked: FirstMessage,
  {
    subject,
    label,
    more,
    kept,
  }: { subject: string; label: string; more: readonly string[]; kept: string | undefined },
): RenderedMail {
  const { enquiry: w } = words(church);
  const language = spoken(church);
  const { name, email, message, createdAt } = asked;
  const answer = kept ? w.answerKept : w.answer;
  const day = newsDay(dayOf(createdAt), language);
  const html = htmlOf(
    <Sheet church={church} subject={subject} preview={message ? `${name}: ${message}` : w.from(name, email)}>
      <Cell>
        <Label of={label} day={day} />
        <Heading level="h1">{subject}</Heading>
        {[w.from(name, email), ...more].map((says) => (
          <Paragraph key={says} of={says} />
        ))}
        {message && (
          <QuoteBlock look="letter" {...foreignTo(language, message)}>
            <Lines of={message} />
          </QuoteBlock>
        )}
        <p {...as('small')}>{answer}</p>
      </Cell>
    </Sheet>,
  );
  const text = [`${label} | ${day}`, subject, w.from(name, email), ...more, message, answer].join('\n\n');
  return {
    subject,
    html,
    text: `${text}\n${signature(church)}`,
    language,
    replyTo: { name, address: kept ?? email },
    automatic: true,
  };
}
