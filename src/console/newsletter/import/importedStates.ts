import type { SubscriberState } from '#kinds/subscriber.ts';

/**
 * How subscriber lists say who gets their mails: our own, and those of Mailchimp, MailPoet, listmonk, Ghost, phpList and others. In lower case, as
 * `plainHead` returns the headers.
 */
const setOf = (...words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((some) => some.split('|')));
/** Headers of columns with a state or a yes for subscribed. */
const STATUS = setOf(
  'status|state|subscription|subscription status|subscriber status|email status|list status|global status',
  'subscribed|is subscribed|subscribed to emails|confirmed|opted in|opt in|opt-in|email marketing consent',
);
/** Headers of columns with a date or a yes for unsubscribed. */
const LEFT = setOf(
  'unsub time|unsubscribed|unsubscribed at|unsubscribe date|clean time|cleaned|cleaned at|bounced|bounced at',
  'opted out|opt out|opt-out|email opt out|blocklisted|blacklisted|suppressed|deleted at',
);
const YES = setOf('subscribed|confirmed|active|enabled|true|yes|y|1|opted in');
const NO = setOf('0|false|no|n');
/** The values of a status column for people who are not subscribed; they distinguish it from a column with the states of a country. */
const OTHERS = setOf(
  'unsubscribed|unconfirmed|not yet confirmed|not confirmed|pending|cleaned|bounced|inactive|disabled|blocklisted',
  'blacklisted|blocked|complained|spam|deleted|opted out|parked|address refused|no mails: they came back',
);

export const plainHead = (head: string): string => head.toLowerCase().replaceAll(/[\s_]+/g, ' ');

/** The column name and the states in our own export, in the language of the importing user. */
export interface OwnStates {
  readonly head: string;
  readonly states: Readonly<Record<SubscriberState, string>>;
}

/** The headers of the columns with subscription states, and what they say of someone who is not subscribed: header and cell, '' if none says so. */
export function stateColumns(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  own: OwnStates | undefined,
): { readonly heads: readonly string[]; readonly leftBy: (cells: readonly string[]) => string } {
  const { subscribed, ...left } = own?.states ?? {};
  const [ownYes, ownOthers] = [[subscribed], Object.values(left)].map((some) =>
    setOf(...some.map((word) => word?.toLowerCase() ?? '')),
  );
  const isYes = (cell: string): boolean => YES.has(cell) || (cell !== '' && ownYes?.has(cell) === true);
  const isKnown = (cell: string): boolean =>
    isYes(cell) || NO.has(cell) || OTHERS.has(cell) || (cell !== '' && ownOthers?.has(cell) === true);
  const named = heads.map((head, place) => ({ head, place, name: plainHead(head) }));
  const isStatus = (name: string): boolean => STATUS.has(name) || name === plainHead(own?.head ?? '');
  const columns = named.filter(
    ({ name, place }) =>
      LEFT.has(name) || (isStatus(name) && rows.some((cells) => isKnown((cells[place] ?? '').toLowerCase()))),
  );
  const leftBy = (cells: readonly string[]): string => {
    const says = columns.find(({ name, place }) => {
      const cell = (cells[place] ?? '').toLowerCase();
      return cell !== '' && (LEFT.has(name) ? !NO.has(cell) : !isYes(cell));
    });
    return says ? `${says.head}: ${cells[says.place]}` : '';
  };
  return { heads: columns.map(({ head }) => head), leftBy };
}
