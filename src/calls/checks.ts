import { z } from 'zod';
import { MOST_ASKED } from '#kinds/checks/checks.ts';
import { CHECKS } from '#kinds/checks/finding.ts';
import { call, STAFF } from './call.ts';
import { flag, idOrNone, plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData } from './response.ts';

const addresses = (name: string) =>
  z
    .array(plainText(name, 2000), `${name} must be a list of addresses.`)
    .max(MOST_ASKED, `At most ${MOST_ASKED} addresses at once.`)
    .default([]);

const KEY = new RegExp(`^(?:${CHECKS.join('|')}) [a-z_]{1,60} [a-z0-9]{1,20}$`);

/** Checks made before something is published. None of them prevents saving. */
export const checksCalls = {
  checksAsk: call({
    address: LATER_PATHS.checksAsk,
    reads: true,
    group: 'Review',
    summary:
      'What only the server can say of a draft: links of our own that lead nowhere, pictures that say nothing, papers without words, and what was left so',
    who: STAFF,
    input: z.object({
      kind: plainText('kind', 40),
      record: idOrNone.optional(),
      links: addresses('links'),
      files: addresses('files'),
      stories: z
        .array(plainText('stories', 40), 'stories must be a list of news items.')
        .max(MOST_ASKED, `At most ${MOST_ASKED} news items at once.`)
        .default([])
        .meta({ description: 'The news items of a newsletter (kind "newsletter"), for those who send it' }),
    }),
    mayMiss: true,
    response: inData(
      z.object({
        left: z.array(z.string()),
        links: z.array(z.object({ address: z.string(), leads: z.boolean() })),
        pictures: z.array(z.object({ address: z.string(), says: z.boolean() })),
        papers: z.array(z.object({ address: z.string(), words: z.boolean() })),
        stories: z
          .array(z.object({ id: z.string(), shown: z.boolean(), picture: z.string() }))
          .meta({ description: 'Whether visitors see each, and its picture, which is among pictures' }),
      }),
    ),
    source: 'decision 0032',
  }),
  checksLeave: call({
    address: LATER_PATHS.checksLeave,
    group: 'Review',
    summary: 'Leave a remark so, or take that back',
    who: STAFF,
    input: z.object({
      kind: plainText('kind', 40),
      record: plainText('record', 40),
      key: plainText('key', 120).refine((key) => KEY.test(key), 'key names no remark.'),
      left: flag,
    }),
    mayMiss: true,
    response: done,
    source: 'decision 0032',
  }),
};
