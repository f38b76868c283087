import { z } from 'zod';
import { call, RICH_TEXT_LIMIT, STAFF } from './call.ts';
import { idOrNone, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { inData } from './response.ts';

/** A preview of a record's page before it is public. */
export const previewCalls = {
  previewGet: call({
    address: LATER_PATHS.previewGet,
    reads: true,
    group: 'Review',
    summary:
      'The page of a record as visitors would get it, with what is typed (`values`, as its own call takes them) and nothing of it saved',
    who: STAFF,
    input: z.object({
      kind: plainText('kind', 40),
      id: idOrNone.optional(),
      values: z.record(z.string(), z.unknown(), 'values must be an object.').optional(),
    }),
    response: inData(z.object({ html: z.string(), path: z.string() })),
    mayMiss: true,
    bodyLimit: RICH_TEXT_LIMIT,
    source: 'decision 0032',
  }),
};
