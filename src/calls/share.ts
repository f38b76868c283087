import { z } from 'zod';
import { SHARE_SHAPES } from '#lib/sharePicture.ts';
import { call, STAFF } from './call.ts';
import { plainText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { inData } from './response.ts';

const item = { kind: plainText('kind', 40), record: plainText('record', 40) };

/** Public content, ready to be shared. */
export const shareCalls = {
  shareGet: call({
    address: LATER_PATHS.shareGet,
    reads: true,
    group: 'Review',
    summary: 'What a public item says where it is passed on: title, first words, address, and whose it is',
    who: STAFF,
    input: z.object(item),
    mayMiss: true,
    response: inData(
      z.object({
        title: z.string(),
        words: z.string(),
        address: z.string(),
        site: z.string(),
        /** The address of the seal, and of a picture. */
        seal: z.string(),
        picture: z.string(),
      }),
    ),
    source: 'decision 0108',
  }),
  sharePicture: call({
    address: LATER_PATHS.sharePicture,
    reads: true,
    group: 'Review',
    summary: 'A picture of a public item for telephones, 1080 × 1080 or 1080 × 1920, as JPEG in base64',
    who: STAFF,
    input: z.object({
      ...item,
      shape: z.enum(SHARE_SHAPES, `shape must be one of ${SHARE_SHAPES.join(', ')}.`),
    }),
    mayMiss: true,
    response: inData(
      z.object({
        jpeg: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        bytes: z.number().int(),
      }),
    ),
    source: 'decision 0108',
  }),
};
