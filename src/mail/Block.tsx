import type { ReactNode } from 'react';
import { as, GROUNDS } from './styles.ts';

/** What a mail is built of: rows of tables, whose cells are all that the classic Outlook gives a padding, a ground and a width. */

type Look = Parameters<typeof as>[0];

/** Nothing of its own, and no table for those who hear the page. */
const BARE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
/** The ground of a table or a cell as an attribute too, which React's types have forgotten. */
const groundOf = (look: Look): object =>
  look in GROUNDS ? { bgcolor: GROUNDS[look as keyof typeof GROUNDS] } : {};

/** A table as wide as its place, of `Cell`s or rows. */
export function Block({ look = 'block', children }: { look?: Look; children: ReactNode }) {
  return (
    <table {...as(look)} {...BARE} {...groundOf(look)} width="100%">
      <tbody>{children}</tbody>
    </table>
  );
}

interface CellProps {
  look?: Look;
  align?: 'left' | 'center' | 'right';
  lang?: string | undefined;
  children: ReactNode;
}

/** A row of one cell. */
export function Cell({ look = 'pad', align = 'left', lang, children }: CellProps) {
  return (
    <tr>
      <td {...as(look)} {...groundOf(look)} align={align} lang={lang}>
        {children}
      </td>
    </tr>
  );
}

/** A row that is nothing but a bar, or a gap, so many px high. */
export function Bar({ look, height, ground }: { look: Look; height: number; ground?: string }) {
  return (
    <tr>
      <td {...as(look)} {...(ground ? { bgcolor: ground } : {})} height={height}>
        {'\u00a0'}
      </td>
    </tr>
  );
}

interface ButtonProps {
  href: string;
  look?: 'button' | 'press';
  /** Its name for the ear, where its words say too little alone. */
  name?: string;
  children: string;
}

/** What is to be pressed: as a cell with a ground, for Word renders none behind a link. */
export function MailButton({ href, look = 'button', name, children }: ButtonProps) {
  const link = look === 'button' ? 'buttonlink' : 'presslink';
  return (
    <table {...BARE}>
      <tbody>
        <tr>
          <td {...as(look)} {...groundOf(look)} align="center">
            <a {...as(link)} href={href} aria-label={name}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Words of somebody else, with a line beside them and room below. */
export function QuoteBlock({
  look,
  lang,
  children,
}: {
  look: 'quote' | 'letter';
  lang?: string;
  children: ReactNode;
}) {
  return (
    <Block>
      <Cell look={look} lang={lang}>
        {children}
      </Cell>
      <Bar look="under" height={16} />
    </Block>
  );
}
