import { KINDS, type KindName } from './kinds.ts';

/** By this a token is known to be one, to people, to this program, and to those who look for tokens that were published by mistake. */
export const TOKEN_PREFIX = 'lectern_';

/** The longest that a token holds, and what is offered. */
export const TOKEN_DAYS_MOST = 365;
export const TOKEN_DAYS = [30, 90, TOKEN_DAYS_MOST] as const;
export const TOKEN_NAME_MAX = 80;

/** Accounts share their calls with the people on the pages; what visitors send is theirs. No program reaches either. */
const WITHHELD: readonly KindName[] = ['account', 'person'];

/** The kinds that a program may reach by a token, as far as its owner may: the church's own content. */
export const TOKEN_KINDS: readonly KindName[] = (Object.keys(KINDS) as KindName[]).filter(
  (name) => !WITHHELD.includes(name) && KINDS[name].may.create !== 'everyone',
);
