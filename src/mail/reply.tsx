import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { partQuoted } from '#lib/quotedText.ts';
import { wordsIn } from '#lib/translations.ts';
import type { ReplyToSend } from '#store/inbox/threadMessages.ts';
import { Cell, QuoteBlock } from './Block.tsx';
import type { RenderedMail } from './compose.ts';
import { type Church, Heading, htmlOf, Label, Lines, Sheet, signature } from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** The office's reply to a visitor, with the message that it replies to below (look book, mail-reply). */
export function replyMail(church: Church, reply: ReplyToSend): RenderedMail {
  const { answer: w, ...words } = wordsIn(mailWords, 'en');
  const { label, subject: aboutIt } = words[reply.kind];
  const about = aboutIt(reply.subject);
  const subject = w.subject(about);
  const day = newsDay(dayOf(reply.createdAt));
  const wrote = w.wrote(newsDay(dayOf(reply.askedAt)));
  const asked = partQuoted(reply.asked).own;
  const html = htmlOf(
    <Sheet church={church} subject={subject} preview={reply.text}>
      <Cell>
        <Label of={label} day={day} />
        <Heading level="h1">{about}</Heading>
        {reply.text.split(/\n{2,}/).map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
          <p key={place} {...as('text')} {...langOf(paragraph)}>
            <Lines of={paragraph} />
          </p>
        ))}
        {asked && (
          <>
            <p {...as('before')}>{wrote}</p>
            <QuoteBlock look="quote" {...langOf(asked)}>
              <Lines of={asked} />
            </QuoteBlock>
          </>
        )}
        <p {...as('small')}>{w.again}</p>
      </Cell>
    </Sheet>,
  );
  const quoted = asked.split('\n').map((line) => `> ${line}`.trimEnd());
  const text = [reply.text, ...(asked ? [`${wrote}:\n${quoted.join('\n')}`] : []), w.again].join('\n\n');
  return { subject, html, text: `${text}\n${signature(church)}` };
}

const langOf = (text: string) => {
  const lang = languageOf(text);
  return lang === 'en' ? {} : { lang };
};
