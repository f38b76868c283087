import { z } from 'zod';
import { inData } from './answer.ts';
import { call, OFFICE } from './call.ts';
import { idOrObject } from './input.ts';

/** Sending the newsletter (001 §7, AMB-047). */
export const newsletterCalls = {
  newsletterSend: call({
    method: 'POST',
    path: 'news_letter/send_news_letter',
    group: 'Newsletter',
    summary: 'Send active news items to every subscriber; answers as soon as items and recipients are noted',
    who: OFFICE,
    repeatable: true,
    input: z.object({
      news: z
        .array(idOrObject, 'Please select atleast one news')
        .min(1, 'Please select atleast one news')
        .max(100, 'At most 100 news items in one newsletter.'),
    }),
    answer: inData(z.object({ _id: z.string(), recipients: z.number().int(), message: z.string() })),
    source: '001 §7, AMB-047, ADD-2, ADD-7',
  }),
};
