import type { Field, Kind } from './define.ts';
import { KINDS, type KindName } from './kinds.ts';

/** What can be done with many records at once; 'undo' takes the ids of changes. */
export const MANY_ACTS = ['edit', 'activate', 'deactivate', 'remove', 'restore', 'undo'] as const;
export type ManyAct = (typeof MANY_ACTS)[number];

/** So many records at once. */
export const MOST_MANY = 200;

/** Units and accounts, on which other records hang, and what visitors have sent are looked at one by one. */
const ONE_BY_ONE: readonly KindName[] = [
  'account',
  'department',
  'diocese',
  'subscriber',
  'enquiry',
  'order',
];

/** The kinds of which many records are changed at once. */
export const MANY_KINDS = (Object.keys(KINDS) as KindName[]).filter((name) => !ONE_BY_ONE.includes(name));

const SHORT: readonly Field['type'][] = ['text', 'url', 'choice', 'day', 'moment', 'flag', 'number'];

/** The fields of a kind that can be the same for many: short ones, by which nobody looks for a record. Its unit comes beside them. */
export const manyFields = ({ fields, search }: Pick<Kind, 'fields' | 'search'>): string[] =>
  Object.entries(fields).flatMap(([name, { type, computed }]) =>
    SHORT.includes(type) && !computed && !search.includes(name) ? [name] : [],
  );
