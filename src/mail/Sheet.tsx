import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageOf } from '#lib/language.ts';
import { MAIL_SEAL } from '#lib/mailPaths.ts';
import type { Organisation } from '#lib/organisation.ts';
import { Bar, Block, Cell, MailButton } from './Block.tsx';
import { as, GROUNDS, MEDIA, SHEET_WIDTH } from './styles.ts';

/** What every mail needs to know of the church that sends it. */
export interface Church {
  readonly organisation: Readonly<Organisation>;
  /** Origin of all links, without a slash at the end. */
  readonly publicUrl: string;
}

interface SheetProps {
  church: Church;
  subject: string;
  /** What the inbox shows beside the subject; its beginning where it is long. */
  preview: string;
  date?: string;
  /** What can be done with the mail, above everything. */
  links?: ReactNode;
  /** Rows of the sheet (`Cell`). */
  children: ReactNode;
  /** Below the church's address. */
  foot?: ReactNode;
}

/** The paper that every mail is written on: the church's name above, its address below (look book, mails). */
export function Sheet({
  church: { organisation, publicUrl },
  subject,
  preview,
  date,
  links,
  foot,
  children,
}: SheetProps) {
  const { name, address, phones, email } = organisation;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MEDIA}</style>
      </head>
      <body {...as('mail')} {...BODY_GROUND}>
        <div {...as('hidden')} aria-hidden="true">
          {inTheList(preview)}
        </div>
        <main>
          <Block look="outer">
            <Cell look="cell" align="center">
              <i data-outlook="begin" />
              <Block look="sheet">
                <Bar look="topline" height={4} ground={GROUNDS.button} />
                {links && (
                  <Cell look="links" align="right">
                    {links}
                  </Cell>
                )}
                <Cell look="masthead" align="center">
                  <img {...as('seal')} src={publicUrl + MAIL_SEAL} alt="" width={56} height={56} />
                  <p {...as('name')}>{name}</p>
                  {date && <p {...as('date')}>{date}</p>}
                </Cell>
                <Cell look="kasavu">
                  <Block>
                    <Bar look="thick" height={3} ground={GROUNDS.rule} />
                    <Bar look="gap" height={2} />
                    <Bar look="thin" height={1} ground={GROUNDS.rule} />
                  </Block>
                </Cell>
                {children}
              </Block>
              <Block look="foot">
                <Cell>
                  <p {...as('foottext')}>
                    {[name, ...address].join(', ')}
                    <br />
                    {phones.map((phone) => `${phone}, `)}
                    <a {...as('footlink')} href={`mailto:${email}`}>
                      {email}
                    </a>
                  </p>
                  {foot}
                </Cell>
              </Block>
              <i data-outlook="end" />
            </Cell>
          </Block>
        </main>
      </body>
    </html>
  );
}

const MOST_PREVIEW = 140;
/** Takes the room of a letter and shows nothing. */
const NOTHING = '\u034f\u200c\u00a0';
/**
 * The beginning of a text, in one line, as a list of mails shows it. A short one is filled up, so that the line does not go on with the church's
 * name and the date.
 */
function inTheList(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_PREVIEW) return line + NOTHING.repeat(MOST_PREVIEW - line.length);
  const most = line.slice(0, MOST_PREVIEW).toWellFormed();
  return `${most.slice(0, Math.max(most.lastIndexOf(' '), 0) || undefined)} …`;
}

/** The ground as an attribute too, which React's types have forgotten. */
const BODY_GROUND = { bgcolor: GROUNDS.outer } as object;

/** The attribute of a text that is written in another language than the mail. */
export function foreignTo(text: string): { lang?: string } {
  const lang = languageOf(text);
  return lang === 'en' ? {} : { lang };
}

/** Whether a phone has no room for one of the words. Indian scripts join many letters to one. */
export const hasWordOver = (letters: number, text: string): boolean =>
  text.split(/\s+/).some((word) => word.length > letters);
/** So many letters are too many in the size of a headline. */
const LONG_WORD = 16;

/** Whose it is, and what it is or when it was (`day`), which stands below it where there is no room for both. */
export function Label({ of, kind, day }: { of: string; kind?: string; day?: string }) {
  return (
    <p {...as('label')}>
      <span {...as('unit')}>{of}</span>
      {kind && ` | ${kind}`}
      {day && (
        <>
          <span className="bar"> | </span>
          <span {...as('whole')}>{day}</span>
        </>
      )}
    </p>
  );
}

/** A text with its lines as they were typed: old mail programs know no white-space. */
export function Lines({ of }: { of: string }) {
  return of.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Scripts whose letters are lower than Tamil's and Malayalam's, and are set larger therefore (look book §2). */
const LOW = new Set(['te', 'kn']);
const LOOKS = {
  h1: { latin: 'lead', tall: 'indicLead', low: 'lowLead' },
  h2: { latin: 'head', tall: 'indic', low: 'low' },
} as const;

/** A heading with a language of its own where it is written in one. */
export function Heading({
  level: Level,
  href,
  children,
}: {
  level: 'h1' | 'h2';
  href?: string;
  children: string;
}) {
  const foreign = foreignTo(children);
  const look = LOOKS[Level][foreign.lang ? (LOW.has(foreign.lang) ? 'low' : 'tall') : 'latin'];
  return (
    <Level
      {...as(look, foreign.lang !== undefined && hasWordOver(LONG_WORD, children) && 'long')}
      {...foreign}
    >
      {href === undefined ? (
        children
      ) : (
        <a {...as('plain')} href={href}>
          {children}
        </a>
      )}
    </Level>
  );
}

interface PressProps {
  href: string;
  label: string;
  /** What to know before it is pressed. */
  note?: string | undefined;
  otherwise: string;
}

/** The one thing that a mail asks to be pressed, and its address for those whose program shows no button. */
export function Press({ href, label, note, otherwise }: PressProps) {
  return (
    <>
      <Block>
        <Cell look="action">
          <MailButton href={href}>{label}</MailButton>
        </Cell>
      </Block>
      {note && <p {...as('small')}>{note}</p>}
      <Block>
        <Bar look="under" height={16} />
        <Cell look="fine">
          {otherwise}
          <br />
          <a {...as('break')} href={href}>
            {href}
          </a>
        </Cell>
      </Block>
    </>
  );
}

/** React asks browsers to fetch pictures early; a mail program has nobody to tell it to. */
const EARLY = /<link rel="preload"[^>]*>/g;
/**
 * What only the classic Outlook reads, in comments that React cannot write: it knows no max-width, so that the sheet stands in a table of its
 * width there; and pictures are as large as they say also where the system's type is larger.
 */
const OUTLOOK = {
  begin: `<!--[if mso]><table role="presentation" width="${SHEET_WIDTH}" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td width="${SHEET_WIDTH}"><![endif]-->`,
  end: '<!--[if mso]></td></tr></table><![endif]-->',
  head: '<!--[if mso]><xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->',
} as const;

/** The HTML part of a mail. */
export const htmlOf = (mail: ReactElement): string =>
  `<!doctype html>\n${renderToStaticMarkup(mail)
    .replaceAll(EARLY, '')
    .replace('</head>', `${OUTLOOK.head}</head>`)
    .replaceAll(/<i data-outlook="(begin|end)"><\/i>/g, (_whole, which: 'begin' | 'end') => OUTLOOK[which])}`;

/** Below the text part of a mail, with what stands there besides. */
export const signature = (
  { organisation: { name, address, phones, email } }: Church,
  ...more: readonly string[]
): string => `\n-- \n${[[name, ...address].join(', '), [...phones, email].join(', '), ...more].join('\n')}\n`;
