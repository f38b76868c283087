import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { LANGUAGES } from '#lib/language.ts';
import { partQuoted } from '#lib/quotedText.ts';
import { wordsIn } from '#lib/translations.ts';
import type { ReplyToSend } from '#store/inbox/threadMessages.ts';
import { Cell, QuoteBlock } from './Block.tsx';
import type { RenderedMail } from './compose.ts';
import {
  type Church,
  foreignTo,
  Heading,
  htmlOf,
  Label,
  Lines,
  Paragraph,
  Sheet,
  signature,
  spoken,
} from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** The office's reply to a visitor, with the message that it replies to below (look book, mail-reply). */
export function replyMail(church: Church, reply: ReplyToSend): RenderedMail {
  const language = spoken(church);
  const { answer: w, ...words } = wordsIn(mailWords, language);
  const { label, subject: aboutIt } = words[reply.kind];
  const about = aboutIt(reply.subject);
  const subject = w.subject(unanswered(about));
  const day = newsDay(dayOf(reply.createdAt), language);
  const wrote = w.wrote(newsDay(dayOf(reply.askedAt), language));
  const asked = partQuoted(reply.asked).own;
  const html = htmlOf(
    <Sheet church={church} subject={subject} preview={reply.text}>
      <Cell>
        <Label of={label} day={day} />
        <Heading level="h1">{about}</Heading>
        {reply.text.split(/\n{2,}/).map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
          <Paragraph key={place} of={paragraph} />
        ))}
        {asked && (
          <>
            <p {...as('before')}>{wrote}</p>
            <QuoteBlock look="quote" {...foreignTo(language, asked)}>
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
  return { subject, html, text: `${text}\n${signature(church)}`, language };
}

/** A subject without its reply prefix, in any language, so that it does not appear twice. */
function unanswered(about: string): string {
  const answers = LANGUAGES.map((one) => wordsIn(mailWords, one).answer.subject('').trim().toLowerCase());
  const said = answers.find((one) => about.toLowerCase().startsWith(one));
  return said === undefined ? about : unanswered(about.slice(said.length).trim());
}
