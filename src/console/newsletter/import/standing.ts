import type { CsvFile } from './readCsv.ts';

/**
 * How lists of subscribers say who gets their mails: our own, and those of Mailchimp, MailPoet, listmonk, Ghost, phpList and alike. In lower case, as
 * `plainHead` has the heads.
 */
const setOf = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((some) => some.split('|')));
/** Columns with a word or a yes for who gets them. */
const STATUS = setOf(
  'status|state|subscription|subscription status|subscriber status|email status|list status|global status',
  'subscribed|is subscribed|subscribed to emails|confirmed|opted in|opt in|opt-in|email marketing consent',
);
/** Columns with a moment or a yes for who does not. */
const LEFT = setOf(
  'unsub time|unsubscribed|unsubscribed at|unsubscribe date|clean time|cleaned|cleaned at|bounced|bounced at',
  'opted out|opt out|opt-out|email opt out|blocklisted|blacklisted|suppressed|deleted at',
);
const YES = setOf('subscribed|confirmed|active|enabled|true|yes|y|1|opted in');
const NO = setOf('0|false|no|n');
/** What stands in a column of the first sort for those who do not: by such words it is known from one with the states of a country. */
const OTHERS = setOf(
  'unsubscribed|unconfirmed|not yet confirmed|not confirmed|pending|cleaned|bounced|inactive|disabled|blocklisted',
  'blacklisted|blocked|complained|spam|deleted|opted out|parked|address refused|no mails: they came back',
);

export const plainHead = (head: string): string => head.toLowerCase().replaceAll(/[\s_]+/g, ' ');

/** The columns that say who gets the newsletter there, or who has left. */
export function standingIn(heads: readonly string[], rows: CsvFile['rows']): number[] {
  const saysSo = (cell: string): boolean => [YES, NO, OTHERS].some((words) => words.has(cell.toLowerCase()));
  return heads.flatMap((head, place) => {
    const name = plainHead(head);
    const is = LEFT.has(name) || (STATUS.has(name) && rows.some(({ cells }) => saysSo(cells[place] ?? '')));
    return is ? [place] : [];
  });
}

/** What these columns say of somebody who does not get the newsletter there: the head and the cell; '' where none says so. */
export function leftBy({ heads, standing }: CsvFile, cells: readonly string[]): string {
  const says = standing.find((place) => {
    const cell = (cells[place] ?? '').toLowerCase();
    if (cell === '') return false;
    return LEFT.has(plainHead(heads[place] ?? '')) ? !NO.has(cell) : !YES.has(cell);
  });
  return says === undefined ? '' : `${heads[says]}: ${cells[says]}`;
}
