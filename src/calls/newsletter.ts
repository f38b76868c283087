import { z } from 'zod';
import { done, inData, pageOf } from './answer.ts';
import { call, OFFICE } from './call.ts';
import { idOrObject, paging, plainText } from './input.ts';

const sent = z.object({
  _id: z.string(),
  subject: z.string(),
  created_at: z.string().meta({ format: 'date-time' }),
  created_by: z.object({ user_name: z.string() }),
  state: z.enum(['sending', 'paused', 'cancelled']),
  recipients: z.number().int(),
  sent: z.number().int(),
  waiting: z.number().int(),
  tried: z.number().int(),
  refused: z.number().int(),
  refusals: z.array(z.object({ address: z.string(), answer: z.string() })),
  page: z.string(),
});

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
  newsletterList: call({
    method: 'POST',
    path: 'news_letter/get_sent',
    group: 'Newsletter',
    summary: 'The newsletters that were sent off, the newest first, and how far each has come',
    who: OFFICE,
    input: z.object(paging(20)),
    answer: pageOf(sent),
    source: 'AMB-047',
  }),
  newsletterSwitch: call({
    method: 'POST',
    path: 'news_letter/switch',
    group: 'Newsletter',
    summary: 'Pause a newsletter, take it up again, or cancel the rest of it',
    who: OFFICE,
    input: z.object({
      newsletter: plainText('newsletter', 40),
      state: z.enum(['sending', 'paused', 'cancelled'], 'state must be sending, paused or cancelled.'),
    }),
    mayMiss: true,
    answer: done,
    source: 'AMB-047',
  }),
  newsletterRecipients: call({
    method: 'GET',
    path: 'news_letter/recipients',
    group: 'Newsletter',
    summary: 'How many would get a newsletter now',
    who: OFFICE,
    answer: inData(z.object({ recipients: z.number().int() })),
    source: 'AMB-047',
  }),
};
