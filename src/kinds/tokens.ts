import { KINDS, type KindName } from './kinds.ts';

/** Identifies tokens to people, to this program, and to scanners that look for published secrets. */
export const TOKEN_PREFIX = 'lectern_';

/** The longest lifetime of a token, and those offered. */
export const TOKEN_DAYS_MOST = 365;
export const TOKEN_DAYS = [30, 90, TOKEN_DAYS_MOST] as const;
export const TOKEN_NAME_MAX = 80;

/** Accounts share their calls with the people on the pages; visitors' messages are private. Programs can access neither. */
const WITHHELD: readonly KindName[] = ['account', 'person'];

/** The kinds that a program may access with a token, as far as its owner may: the church's own content. */
export const TOKEN_KINDS: readonly KindName[] = (Object.keys(KINDS) as KindName[]).filter(
  (name) => !WITHHELD.includes(name) && KINDS[name].may.create !== 'everyone',
);
