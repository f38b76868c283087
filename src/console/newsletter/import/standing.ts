import type { SubscriberState } from '#kinds/subscriber.ts';

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

/** How our own export calls the column and its states, in the language of whoever brings it in. */
export interface OwnStates {
  readonly head: string;
  readonly states: Readonly<Record<SubscriberState, string>>;
}

/**
 * The heads of the columns that say who gets the newsletter there or who has left, and what they say of somebody who does not get it: the head and the
 * cell, '' where none says so.
 */
export function standingIn(
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
  const standing = named.filter(
    ({ name, place }) =>
      LEFT.has(name) || (isStatus(name) && rows.some((cells) => isKnown((cells[place] ?? '').toLowerCase()))),
  );
  const leftBy = (cells: readonly string[]): string => {
    const says = standing.find(({ name, place }) => {
      const cell = (cells[place] ?? '').toLowerCase();
      return cell !== '' && (LEFT.has(name) ? !NO.has(cell) : !isYes(cell));
    });
    return says ? `${says.head}: ${cells[says.place]}` : '';
  };
  return { heads: standing.map(({ head }) => head), leftBy };
}
