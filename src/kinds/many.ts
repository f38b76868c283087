import type { Field, Kind } from './define.ts';
import { KINDS, type KindName } from './kinds.ts';

/** Actions on many records at once; 'undo' takes the ids of changes. */
export const MANY_ACTS = ['edit', 'activate', 'deactivate', 'remove', 'restore', 'undo'] as const;
export type ManyAct = (typeof MANY_ACTS)[number];

/** At most this many records at once. */
export const MOST_MANY = 200;

/** Units and accounts, which other records depend on, and visitors' messages are handled one by one. */
const ONE_BY_ONE: readonly KindName[] = [
  'account',
  'department',
  'diocese',
  'subscriber',
  'enquiry',
  'order',
];

/** The kinds whose records can be changed in bulk. */
export const MANY_KINDS = (Object.keys(KINDS) as KindName[]).filter((name) => !ONE_BY_ONE.includes(name));

const SHORT: readonly Field['type'][] = ['text', 'url', 'choice', 'day', 'moment', 'flag', 'number'];

/** The fields of a kind that can be the same for many: short ones that are not searched. Its unit is offered next to them. */
export const manyFields = ({ fields, search }: Pick<Kind, 'fields' | 'search'>): string[] =>
  Object.entries(fields).flatMap(([name, { type, computed }]) =>
    SHORT.includes(type) && !computed && !search.includes(name) ? [name] : [],
  );
