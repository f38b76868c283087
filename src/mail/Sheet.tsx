import { createContext, Fragment, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type Language, languageOf } from '#lib/language.ts';
import { MAIL_SEAL } from '#lib/mailPaths.ts';
import { type Organisation, organisationIn } from '#lib/organisation.ts';
import { Bar, Block, Cell, MailButton } from './Block.tsx';
import { as, GROUNDS, MEDIA, SHEET_WIDTH, styleOf } from './styles.ts';

/** What every mail template needs to know about the church. */
export interface Church {
  readonly organisation: Readonly<Organisation>;
  /** Origin of all links, without a slash at the end. */
  readonly publicUrl: string;
  /** The language of the mail; English by default. */
  readonly language?: Language | undefined;
}

/** The church in the recipient's language; '' and undefined mean English. */
export const churchIn = (church: Church, language: string | undefined): Church => {
  const known = LANGUAGES.find((one) => one === language) ?? 'en';
  return { ...church, organisation: organisationIn(church.organisation, known), language: known };
};

/** The language of a mail from this church. */
export const spoken = ({ language = 'en' }: Church): Language => language;

const MailLanguage = createContext<Language>('en');
/** The language of the mail being rendered. */
export const useMailLanguage = (): Language => useContext(MailLanguage);

interface SheetProps {
  church: Church;
  subject: string;
  /** The preview text that the inbox shows next to the subject; shortened when it is long. */
  preview: string;
  date?: string;
  /** Links above everything else, such as the one to the web page. */
  links?: ReactNode;
  /** Rows of the sheet (`Cell`). */
  children: ReactNode;
  /** Below the church's address. */
  foot?: ReactNode;
}

/**
 * The layout of every mail: the church's name above, its address below (look book, mails). The body has neither class nor id: webmail makes a div of
 * it, finds the mail's style sheet by that div's own class, and loses all of it where the body brings another one.
 */
export function Sheet({ church, subject, preview, date, links, foot, children }: SheetProps) {
  const { organisation, publicUrl } = church;
  const { name, address, phones, email } = organisation;
  const language = spoken(church);
  return (
    <MailLanguage value={language}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <title>{subject}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <style>{MEDIA}</style>
        </head>
        <body style={styleOf('body')} {...BODY_GROUND}>
          <div {...as('mail')}>
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
                      <p
                        {...as(languageOf(name) === 'en' ? 'name' : 'indicName')}
                        {...foreignTo(language, name)}
                      >
                        {name}
                      </p>
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
                        <span {...foreignTo(language, name)}>{name}</span>
                        {address.length > 0 && (
                          <span {...foreignTo(language, address.join(' '))}>, {address.join(', ')}</span>
                        )}
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
          </div>
        </body>
      </html>
    </MailLanguage>
  );
}

const MOST_PREVIEW = 140;
/** Takes up a character's width and shows nothing. */
const NOTHING = '\u034f\u200c\u00a0';
/**
 * The preview text of a mail in one line. A short one is padded with invisible characters, so that the inbox does not continue with the church's
 * name and the date.
 */
function inTheList(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_PREVIEW) return line + NOTHING.repeat(MOST_PREVIEW - line.length);
  const most = line.slice(0, MOST_PREVIEW).toWellFormed();
  return `${most.slice(0, Math.max(most.lastIndexOf(' '), 0) || undefined)} …`;
}

/** The body's background as an attribute, which React's types lack. */
const BODY_GROUND = { bgcolor: GROUNDS.outer } as object;

/** The lang attribute for a text in another language than the mail's. */
export function foreignTo(language: Language, text: string): { lang?: Language } {
  const lang = languageOf(text);
  return lang === language || !/\p{L}/u.test(text) ? {} : { lang };
}

/** A paragraph in the type for its script, with a lang attribute if its language differs. */
export function Paragraph({ of }: { of: string }) {
  const isIndic = languageOf(of) !== 'en';
  return (
    <p {...as(isIndic ? 'indicText' : 'text')} {...foreignTo(useMailLanguage(), of)}>
      <Lines of={of} />
    </p>
  );
}

/** Whether a word has more UTF-16 units than fit on a phone. Indian scripts join several into one letter, so there it is only a rough measure. */
export const hasWordOver = (letters: number, text: string): boolean =>
  text.split(/\s+/).some((word) => word.length > letters);
/** A word of this many letters does not fit on a phone at the size of a headline. */
const LONG_WORD = 16;

/** A line with the unit's name, and the kind or the date (`day`), which wraps below it if there is no room for both. */
export function Label({ of, kind, day }: { of: string; kind?: string; day?: string }) {
  return (
    <p {...as('label')}>
      <span {...as('unit')} {...foreignTo(useMailLanguage(), of)}>
        {of}
      </span>
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

/** A text with its line breaks as <br>: old mail programs do not support white-space. */
export function Lines({ of }: { of: string }) {
  return of.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Scripts whose letters are lower than Tamil's and Malayalam's and are therefore set larger (look book §2). */
const LOW = new Set(['te', 'kn']);
const LOOKS = {
  h1: { latin: 'lead', tall: 'indicLead', low: 'lowLead' },
  h2: { latin: 'head', tall: 'indic', low: 'low' },
} as const;

/** A heading with a lang attribute if its language differs. */
export function Heading({
  level: Level,
  href,
  children,
}: {
  level: 'h1' | 'h2';
  href?: string;
  children: string;
}) {
  const foreign = foreignTo(useMailLanguage(), children);
  const lang = languageOf(children);
  const look = LOOKS[Level][lang === 'en' ? 'latin' : LOW.has(lang) ? 'low' : 'tall'];
  return (
    <Level {...as(look, lang !== 'en' && hasWordOver(LONG_WORD, children) && 'long')} {...foreign}>
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
  /** A note above the button. */
  note?: string | undefined;
  otherwise: string;
}

/** The main button of a mail, with its address as text for programs that show no button. */
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

/** React adds preload hints for pictures, which are of no use in a mail. */
const EARLY = /<link rel="preload"[^>]*>/g;
/**
 * Conditional comments for classic Outlook, which React cannot write. It ignores max-width, so a table of fixed width goes around the sheet; and it must not
 * scale pictures with the system's font size.
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

/** The end of a mail's text part: further lines, if any, and the church's address. */
export const signature = (
  { organisation: { name, address, phones, email } }: Church,
  ...more: readonly string[]
): string => `\n-- \n${[[name, ...address].join(', '), [...phones, email].join(', '), ...more].join('\n')}\n`;
