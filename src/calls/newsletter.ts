import { z } from 'zod';
import { subscriber } from '#kinds/subscriber.ts';
import { momentFrom } from '#lib/dates.ts';
import { MOST_GREETING, MOST_SUBJECT } from '#lib/newsletterLimits.ts';
import { call, OFFICE } from './call.ts';
import { fieldsOf } from './fields.ts';
import { flag, idOrObject, paging, plainText, timeText, versionSent } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData, moment, pageOf } from './response.ts';

const sent = z.object({
  _id: z.string(),
  subject: z.string(),
  created_at: moment,
  created_by: z.object({ user_name: z.string() }),
  state: z.enum(['draft', 'scheduled', 'sending', 'paused', 'cancelled', 'done']),
  send_at: moment.nullable(),
  started_at: moment.nullable(),
  recipients: z.number().int(),
  sent: z.number().int(),
  waiting: z.number().int(),
  tried: z.number().int(),
  refused: z.number().int(),
  unsubscribed: z.number().int(),
  note: z.string(),
  page: z.string(),
});

const chosen = {
  news: z
    .array(idOrObject, 'Please select atleast one news')
    .min(1, 'Please select atleast one news')
    .max(100, 'At most 100 news items in one newsletter.'),
  subject: plainText('Subject', MOST_SUBJECT).optional(),
  // Rich text above the stories; if omitted, the draft's greeting stays.
  greeting: plainText('Greeting', MOST_GREETING).optional(),
};
/** The language in which somebody reads it; if absent, as the office composed it. */
const reader = { language: fieldsOf(subscriber).language };
/** A saved draft and the version that was read; without a version, later changes are overwritten. */
const saved = { newsletter: plainText('newsletter', 40).optional(), version: versionSent };
/** In the organisation's time zone unless it states an offset. */
const at = timeText('at must be a day and a time, as in 2026-11-22T07:30.', momentFrom).optional();

/** The newsletter: preview, test mail, sending now or later, progress (001 §7, AMB-047). */
export const newsletterCalls = {
  newsletterSend: call({
    address: LATER_PATHS.newsletterSend,
    group: 'Newsletter',
    summary:
      'Send active news items to every subscriber, now or at a time to come; answers as soon as that is noted. The same items within a day are refused (409) unless `again` is true',
    who: OFFICE,
    repeatable: true,
    input: z.object({ ...chosen, ...saved, at, again: flag.optional() }),
    mayMiss: true,
    response: inData(z.object({ _id: z.string(), recipients: z.number().int(), message: z.string() })),
    source: '001 §7, AMB-047, ADD-2, ADD-7',
  }),
  newsletterSave: call({
    address: LATER_PATHS.newsletterSave,
    group: 'Newsletter',
    summary:
      'Keep news items in their order and their subject as a draft that the office goes on with, or change such a draft (`newsletter`); refused (409) when somebody has changed it since `version`, or it was sent',
    who: OFFICE,
    repeatable: true,
    mayMiss: true,
    input: z.object({ ...chosen, ...saved }),
    response: inData(z.object({ _id: z.string(), version: z.number().int(), message: z.string() })),
    source: 'AMB-047, ADD-1, ADD-2',
  }),
  newsletterPreview: call({
    address: LATER_PATHS.newsletterPreview,
    reads: true,
    group: 'Newsletter',
    summary:
      'The mail that active news items would make, for readers of a language where one is named: subject, preheader, HTML with its styles apart, and text',
    who: OFFICE,
    input: z.object({ ...chosen, ...reader }),
    response: inData(
      z.object({
        from: z.string(),
        subject: z.string(),
        preheader: z.string(),
        html: z.string(),
        styles: z.object({ light: z.string(), dark: z.string() }),
        text: z.string(),
        bytes: z
          .number()
          .int()
          .meta({ description: 'How heavy the HTML of the mail is; Gmail cuts at 102 KB' }),
      }),
    ),
    source: 'AMB-047',
  }),
  newsletterTest: call({
    address: LATER_PATHS.newsletterTest,
    group: 'Newsletter',
    summary:
      "Send the mail that active news items would make, for readers of a language where one is named, to the caller's own address; answers the mail server's own words",
    who: OFFICE,
    limited: true,
    input: z.object({ ...chosen, ...reader }),
    response: inData(z.object({ taken: z.boolean(), to: z.string(), message: z.string() })),
    source: 'AMB-047',
  }),
  newsletterList: call({
    address: LATER_PATHS.newsletterList,
    reads: true,
    group: 'Newsletter',
    summary: 'The newsletters, the newest first, and how far each has come',
    who: OFFICE,
    input: z.object(paging(20)),
    response: pageOf(sent),
    source: 'AMB-047',
  }),
  newsletterGet: call({
    address: LATER_PATHS.newsletterGet,
    group: 'Newsletter',
    summary:
      "One newsletter: its news, the refused addresses with the mail server's words, and who did what with it",
    who: OFFICE,
    response: inData(
      sent.extend({
        version: z.number().int(),
        greeting: z.string(),
        stories: z.array(z.object({ _id: z.string().nullable(), title: z.string(), of: z.string() })),
        refusals: z.array(z.object({ address: z.string(), answer: z.string() })),
        acts: z.array(
          z.object({
            act: z.enum(['create', 'change', 'schedule', 'start', 'pause', 'resume', 'cancel']),
            at: moment,
            by: z.string(),
          }),
        ),
      }),
    ),
    source: 'AMB-047',
  }),
  newsletterRefusals: call({
    address: LATER_PATHS.newsletterRefusals,
    reads: true,
    group: 'Newsletter',
    summary: "All addresses that a newsletter did not reach, with the mail server's words",
    who: OFFICE,
    input: z.object({ newsletter: plainText('newsletter', 40), ...paging(100) }),
    mayMiss: true,
    fresh: 'many',
    response: pageOf(
      z.object({
        _id: z.string(),
        address: z.string(),
        name: z.string(),
        answer: z.string(),
        at: moment,
      }),
    ),
    source: 'AMB-047',
  }),
  newsletterSwitch: call({
    address: LATER_PATHS.newsletterSwitch,
    group: 'Newsletter',
    summary:
      'Pause a newsletter, take it up again, or cancel the rest of it; let one that waits for its time begin now (sending), or give it another time (scheduled, with `at`)',
    who: OFFICE,
    input: z.object({
      newsletter: plainText('newsletter', 40),
      state: z.enum(
        ['scheduled', 'sending', 'paused', 'cancelled'],
        'state must be scheduled, sending, paused or cancelled.',
      ),
      at,
    }),
    mayMiss: true,
    response: done,
    source: 'AMB-047',
  }),
  newsletterRecipients: call({
    address: LATER_PATHS.newsletterRecipients,
    group: 'Newsletter',
    summary: 'How many would get a newsletter now',
    who: OFFICE,
    response: inData(z.object({ recipients: z.number().int() })),
    source: 'AMB-047',
  }),
};
