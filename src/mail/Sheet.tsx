import { Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageOf } from '#lib/language.ts';
import { MAIL_SEAL } from '#lib/mailPaths.ts';
import type { Organisation } from '#lib/organisation.ts';
import { as, MEDIA } from './styles.ts';

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
  /** Below the church's address. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The paper that every mail is written on: the church's name above, its address below (look book, mails). */
export function Sheet({
  church: { organisation, publicUrl },
  subject,
  preview,
  date,
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
      <body {...as('mail')}>
        <div {...as('hidden')} aria-hidden="true">
          {inTheList(preview)}
        </div>
        <main>
          <table {...as('outer')} role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              <tr>
                <td {...as('cell')} align="center">
                  <div {...as('sheet')} {...LEFT}>
                    <div {...as('masthead')}>
                      <img {...as('seal')} src={publicUrl + MAIL_SEAL} alt="" width={56} height={56} />
                      <p {...as('name')}>{name}</p>
                      {date && <p {...as('date')}>{date}</p>}
                    </div>
                    <div {...as('kasavu')} />
                    {children}
                  </div>
                  <div {...as('foot')} {...LEFT}>
                    <div {...as('pad')}>
                      <p {...as('foottext')}>
                        {[name, ...address].join(', ')}
                        <br />
                        {phones.map((phone) => `${phone}, `)}
                        <a {...as('footlink')} href={`mailto:${email}`}>
                          {email}
                        </a>
                      </p>
                      {foot}
                    </div>
                  </div>
                </td>
              </tr>
            </tbody>
          </table>
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

/** Old mail programs align blocks by this attribute, which React's types have forgotten. */
const LEFT = { align: 'left' } as object;

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
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once.
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
      <p {...as('action')}>
        <a {...as('button')} href={href}>
          {label}
        </a>
      </p>
      {note && <p {...as('small')}>{note}</p>}
      <p {...as('fine')}>
        {otherwise}
        <br />
        <a {...as('break')} href={href}>
          {href}
        </a>
      </p>
    </>
  );
}

/** React asks browsers to fetch pictures early; a mail program has nobody to tell it to. */
const EARLY = /<link rel="preload"[^>]*>/g;

/** The HTML part of a mail. */
export const htmlOf = (mail: ReactElement): string =>
  `<!doctype html>\n${renderToStaticMarkup(mail).replaceAll(EARLY, '')}`;

/** Below the text part of a mail, with what stands there besides. */
export const signature = (
  { organisation: { name, address, phones, email } }: Church,
  ...more: readonly string[]
): string => `\n-- \n${[[name, ...address].join(', '), [...phones, email].join(', '), ...more].join('\n')}\n`;
