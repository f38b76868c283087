import { z } from 'zod';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { call, STAFF } from './call.ts';
import { idOrObject, paging, versionSent } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { inData, pageOf } from './response.ts';

const person = z.object({ user_name: z.string() });
const entry = {
  _id: z.string(),
  version: z.number().int(),
  action: z.enum(['create', 'change', 'switch', 'remove', 'restore', 'send_back', 'wait_again']),
  at: z.string(),
  by: person,
  /** How it was done, if not through the console or the API. */
  via: z.enum(['mail_link', 'time']).nullable(),
  /** The name of the token by which a program did it; '' if none did. */
  program: z.string(),
  /** Names of the changed fields; 'unit' for the department or diocese. */
  changed: z.array(z.string()),
  /** Whether it was public afterwards; null if the kind is not switchable. */
  activated: z.boolean().nullable(),
  sentence: z.string(),
};
/** A field before and after, in wire format. `type` is the declared one. */
const compared = z.object({
  name: z.string(),
  label: z.string(),
  type: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

const kindName = z.enum(Object.keys(KINDS) as [KindName, ...KindName[]], 'kind must be the name of a kind.');

/** The history of a record and its earlier states, for those who may change it (ADD-1, ADD-4). */
export const historyCalls = {
  historyList: call({
    address: LATER_PATHS.historyList,
    reads: true,
    group: 'History',
    summary: 'What happened to a record, the newest first',
    mayMiss: true,
    who: STAFF,
    input: z.object({ kind: kindName, record: idOrObject, ...paging(30) }),
    response: pageOf(z.object(entry)),
    source: 'ADD-1',
  }),
  historyGet: call({
    address: LATER_PATHS.historyGet,
    group: 'History',
    summary: 'One entry, with the fields that it changed as they were before and after',
    who: STAFF,
    response: inData(
      z.object({
        ...entry,
        kind: z.string(),
        record: z.string(),
        before_by: person.nullable(),
        before_at: z.string().nullable(),
        fields: z.array(compared),
      }),
    ),
    source: 'ADD-1',
  }),
  historyBringBack: call({
    address: LATER_PATHS.historyBringBack,
    group: 'History',
    summary:
      'Make the state before an entry (of the first entry: after it) the newest one; nothing is lost by it',
    who: STAFF,
    input: z.object({ version: versionSent }),
    response: inData(z.object({ _id: z.string(), version: z.number().int() })),
    source: 'ADD-1',
  }),
};
