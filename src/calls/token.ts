import { z } from 'zod';
import { TOKEN_DAYS_MOST, TOKEN_KINDS, TOKEN_NAME_MAX } from '#kinds/tokens.ts';
import { call, OFFICE, STAFF } from './call.ts';
import { flag, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf, done, inData, moment } from './response.ts';

const kind = z.enum(
  TOKEN_KINDS as [string, ...string[]],
  'kinds must be names of kinds that a program may reach.',
);

const tokenDoc = z.object({
  _id: z.string(),
  name: z.string(),
  owner: z.string(),
  may_write: z.boolean(),
  /** null: all kinds that programs may access. */
  kinds: z.array(z.string()).nullable(),
  created_at: moment,
  ends_at: moment,
  last_used_at: moment.nullable(),
});

/** Tokens by which other programs use the API on somebody's behalf. */
export const tokenCalls = {
  tokenList: call({
    address: LATER_PATHS.tokenList,
    group: 'Authentication',
    summary: 'Your tokens for other programs; the tokens themselves are never shown again',
    who: STAFF,
    response: docsOf(tokenDoc),
    source: 'AMB-068',
  }),
  tokenListAll: call({
    address: LATER_PATHS.tokenListAll,
    group: 'Authentication',
    summary: 'The tokens of everybody',
    who: OFFICE,
    response: docsOf(tokenDoc),
    source: 'AMB-068',
  }),
  tokenCreate: call({
    address: LATER_PATHS.tokenCreate,
    group: 'Authentication',
    summary:
      'Make a token for another program: it may read, or also write, the kinds that are named (all, if none is), never more than you may yourself',
    who: STAFF,
    fresh: 'always',
    secret: true,
    input: z.object({
      name: plainText('Name', TOKEN_NAME_MAX)
        .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
        .refine((text) => text !== '', 'Please enter: Name'),
      may_write: flag.optional(),
      kinds: z
        .array(kind, 'kinds must be a list of names.')
        .max(TOKEN_KINDS.length, 'kinds has too many names.')
        .optional(),
      days: z
        .int('days must be a whole number.')
        .min(1, 'A token holds for a day at least.')
        .max(TOKEN_DAYS_MOST, `A token holds for ${TOKEN_DAYS_MOST} days at most.`),
    }),
    response: inData(z.object({ _id: z.string(), token: z.string() })),
    source: 'AMB-068',
  }),
  tokenEnd: call({
    address: LATER_PATHS.tokenEnd,
    group: 'Authentication',
    summary: 'End a token of yours; a full administrator ends anybody’s',
    who: STAFF,
    response: done,
    source: 'AMB-068',
  }),
};
