import { consolePath } from '#lib/consolePaths.ts';
import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { sentencesOf } from '#lib/sentences.ts';
import { wordsIn } from '#lib/translations.ts';
import type { ThreadDigest } from '#store/inbox/threadDigest.ts';
import { Block, Cell, MailButton } from './Block.tsx';
import type { RenderedMail } from './compose.ts';
import { type Church, Heading, htmlOf, Label, Sheet, signature } from './Sheet.tsx';
import { as } from './styles.ts';
import { mailWords } from './words.ts';

/** How much of each message is quoted; the console has the whole. */
const MOST_OF_LETTER = 200;

/** One mail about many threads that arrived within a short time, for the office or diocese (AMB-051). */
export function threadDigestMail(church: Church, { told, more, isDiocese }: ThreadDigest): RenderedMail {
  const { publicUrl, organisation } = church;
  const { letters: w, ...words } = wordsIn(mailWords, 'en');
  const subject = w.subject(told.length + more);
  const href = publicUrl + consolePath(isDiocese ? 'dioceseQueries' : 'enquiries', organisation.brand);
  const rows = told.map(({ kind, id, name, subject: about, message, createdAt }) => ({
    id,
    title: words[kind].subject(about),
    by: w.by(name, newsDay(dayOf(createdAt))),
    begins:
      message.length > MOST_OF_LETTER ? `${message.slice(0, MOST_OF_LETTER).toWellFormed()} …` : message,
  }));
  const html = htmlOf(
    <Sheet church={church} subject={subject} preview={sentencesOf(rows.map(({ title }) => title))}>
      <Cell>
        <Heading level="h1">{subject}</Heading>
        <p {...as('opening')}>{w.why}</p>
        <MailButton look="press" href={href}>
          {w.open}
        </MailButton>
        <Block>
          {rows.map(({ id, title, by, begins }) => (
            <Cell key={id} look="row" lang={languageOf(`${title} ${begins}`)}>
              <Label of={by} />
              <Heading level="h2">{title}</Heading>
              {begins && <p {...as('small')}>{begins}</p>}
            </Cell>
          ))}
        </Block>
        {more > 0 && <p {...as('text')}>{w.more(more)}</p>}
      </Cell>
    </Sheet>,
  );
  const parts = rows.map(({ title, by, begins }) => [title, by, begins].filter(Boolean).join('\n'));
  const end = more > 0 ? [w.more(more)] : [];
  return {
    subject,
    html,
    text: `${[subject, w.why, `${w.open}: ${href}`, ...parts, ...end].join('\n\n')}\n${signature(church)}`,
    automatic: true,
  };
}
