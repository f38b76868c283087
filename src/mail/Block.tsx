import type { ReactNode } from 'react';
import { as, GROUNDS } from './styles.ts';

/** Building blocks of mails: table rows, since classic Outlook supports padding, backgrounds and widths on table cells only. */

type Look = Parameters<typeof as>[0];

/** A table without borders or spacing, used for layout only, so that screen readers do not announce it. */
const BARE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
/** The background of a table or cell as the attribute bgcolor, which React's types lack. */
const groundOf = (look: Look): object =>
  look in GROUNDS ? { bgcolor: GROUNDS[look as keyof typeof GROUNDS] } : {};

/** A table as wide as its container, made of `Cell`s or rows. */
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

/** A row that shows a coloured bar or an empty gap of this height in px. */
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
  /** Label for screen readers, where the visible text alone says too little. */
  name?: string;
  children: string;
}

/** A button: a link in a cell with a background, since Word draws no background behind a link. */
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

/** A quotation with a bar at its side and space below. */
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
