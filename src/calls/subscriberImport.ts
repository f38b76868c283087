import { z } from 'zod';
import { subscriber } from '#kinds/subscriber.ts';
import { IMPORT_LINES, VERDICTS } from '#kinds/subscriberImport.ts';
import { call, OFFICE } from './call.ts';
import { flag, paging, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { inData, moment, pageOf } from './response.ts';

/** Cells are accepted as they are: an invalid line is refused on its own, without failing the request. */
const cell = (name: 'name' | 'email' | 'phone') => plainText(subscriber.fields[name].label, 500).optional();

const lines = z
  .array(
    z.object(
      {
        line: z.int('line must be a whole number.').min(1, 'line must be 1 or more.'),
        name: cell('name'),
        email: cell('email'),
        phone: cell('phone'),
        /** What the file says about somebody who does not get the newsletter there; otherwise ''. */
        left: plainText('left', 500).optional(),
      },
      'Each of the lines must be an object.',
    ),
    'lines must be a list.',
  )
  .min(1, 'There are no lines in it.')
  .max(IMPORT_LINES, `At most ${IMPORT_LINES} lines at a time.`);

const judged = z.object({
  line: z.number().int(),
  verdict: z.enum(VERDICTS),
  /** The reason, if there is something to report; otherwise ''. */
  reason: z.string(),
});

/** Import of subscribers from a file: first a check, then the import (AMB-052). */
export const subscriberImportCalls = {
  subscriberImportCheck: call({
    address: LATER_PATHS.subscriberImportCheck,
    group: 'Newsletter',
    summary:
      'What would become of lines of a file: added, merged, known already or refused; nothing is written',
    who: OFFICE,
    input: z.object({ lines }),
    response: inData(z.object({ lines: z.array(judged), asked: z.boolean() })),
    source: 'AMB-052',
  }),
  subscriberImport: call({
    address: LATER_PATHS.subscriberImport,
    group: 'Newsletter',
    summary:
      'Add the subscribers of the next lines of a file, all of them together or none; the same lines once more change nothing',
    who: OFFICE,
    input: z.object({
      import: plainText('import', 40),
      file_name: plainText('file_name', 200),
      agreed: flag,
      lines,
    }),
    mayMiss: true,
    response: inData(z.object({ lines: z.array(judged) })),
    source: 'AMB-052',
  }),
  subscriberImportList: call({
    address: LATER_PATHS.subscriberImportList,
    reads: true,
    group: 'Newsletter',
    summary: 'Which files subscribers were brought in from, the newest first: by whom, and what came of it',
    who: OFFICE,
    input: z.object(paging(20)),
    response: pageOf(
      z.object({
        _id: z.string(),
        file_name: z.string(),
        created_at: moment,
        created_by: z.object({ user_name: z.string() }),
        added: z.number().int(),
        merged: z.number().int(),
        same: z.number().int(),
        refused: z.number().int(),
        undone: z.number().int(),
        undone_by: z.object({ user_name: z.string() }),
        /** When it was undone; null if not, or not completely. */
        undone_at: moment.nullable(),
      }),
    ),
    source: 'AMB-052',
  }),
  subscriberImportUndoCheck: call({
    address: LATER_PATHS.subscriberImportUndoCheck,
    group: 'Newsletter',
    summary:
      'What undoing an import would do: how many of those it added would be taken away, and how many stay since something has become of them',
    who: OFFICE,
    response: inData(z.object({ goes: z.number().int(), asked: z.number().int(), stays: z.number().int() })),
    source: 'AMB-052',
  }),
  subscriberImportUndo: call({
    address: LATER_PATHS.subscriberImportUndo,
    group: 'Newsletter',
    summary:
      'Take away the next of those whom an import added and of whom nothing has become since; to be called until none is left',
    who: OFFICE,
    response: inData(z.object({ removed: z.number().int(), left: z.number().int() })),
    source: 'AMB-052',
  }),
};
