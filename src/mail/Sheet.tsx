import type { ReactElement, ReactNode } from 'react';
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
  /** What the inbox shows beside the subject. */
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
          {preview}
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

/** Old mail programs align blocks by this attribute, which React's types have forgotten. */
const LEFT = { align: 'left' } as object;

/** The attribute of a text that is written in another language than the mail. */
export function foreignTo(text: string): { lang?: string } {
  const lang = languageOf(text);
  return lang === 'en' ? {} : { lang };
}

/** Words that a phone has no room for in the size of a headline. Indian scripts join many letters to one. */
const hasLongWord = (text: string): boolean => text.split(/\s+/).some((word) => word.length > 16);

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
  const look = Level === 'h1' ? (foreign.lang ? 'indicLead' : 'lead') : foreign.lang ? 'indic' : 'head';
  return (
    <Level {...as(look, foreign.lang !== undefined && hasLongWord(children) && 'long')} {...foreign}>
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

/** The one thing that a mail asks to be pressed, and its address for those whose program shows no button. */
export function Press({ href, label, otherwise }: { href: string; label: string; otherwise: string }) {
  return (
    <>
      <p>
        <a {...as('button')} href={href}>
          {label}
        </a>
      </p>
      <p {...as('small')}>
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

/** Below the text part of a mail. */
export const signature = ({ organisation: { name, address } }: Church): string =>
  `\n-- \n${[name, ...address].join(', ')}\n`;
