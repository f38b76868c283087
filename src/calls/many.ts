import { z } from 'zod';
import type { KindName } from '#kinds/kinds.ts';
import { MANY_ACTS, MANY_KINDS, MOST_MANY } from '#kinds/many.ts';
import { call, STAFF } from './call.ts';
import { idOrObject } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { inData } from './response.ts';

/** The same action on many records. */
export const manyCalls = {
  manyAct: call({
    address: LATER_PATHS.manyAct,
    group: 'History',
    summary:
      'Change, switch, remove or bring back many records, each by itself; what could not be is told one by one. undo takes the ids of changes',
    who: STAFF,
    mayMiss: true,
    input: z.object({
      kind: z.enum(MANY_KINDS as [KindName, ...KindName[]], `kind must be one of: ${MANY_KINDS.join(', ')}.`),
      act: z.enum(MANY_ACTS, `act must be one of: ${MANY_ACTS.join(', ')}.`),
      records: z
        .array(idOrObject, 'records must be a list of ids.')
        .min(1, 'records must name at least one.')
        .max(MOST_MANY, `At most ${MOST_MANY} records at once.`),
      /** For an edit: the fields, as the kind's own call takes them. */
      values: z.record(z.string(), z.unknown(), 'values must be an object.').optional(),
      /** For 'activate': the versions that were reviewed, by id. A record whose version has changed since is skipped. */
      versions: z.record(z.string(), z.int(), 'versions must be an object of numbers.').optional(),
    }),
    response: inData(
      z.object({
        /** What was done, with the change that undoes it. */
        done: z.array(z.object({ _id: z.string(), change: z.string().nullable() })),
        left: z.array(z.object({ _id: z.string(), sentence: z.string() })),
      }),
    ),
    source: 'ADD-4, ADD-7, decision 0112',
  }),
};
