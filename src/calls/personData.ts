import { z } from 'zod';
import { subscriber } from '#kinds/subscriber.ts';
import { call, OFFICE } from './call.ts';
import { addressText } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { inData, moment } from './response.ts';

const email = addressText(subscriber.fields.email.label, 254).refine(
  (text) => text.includes('@'),
  'Email must be an address such as name@example.org.',
);

/** The notice shown with the form at that time: one sentence per line, '' if there was none. */
const notice = z.string();

const consent = z.object({
  at: moment,
  act: z.enum(['asked', 'confirmed', 'left', 'imported']),
  list: z.enum(['newsletter', 'prayer']),
  page: z.string(),
  /** A keyed hash: equal networks give equal texts, but the network cannot be recovered. */
  network: z.string(),
  by: z.string(),
  notice,
});

const kept = z.object({
  email: z.string(),
  subscriptions: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      state: z.string(),
      since: moment,
      by: z.string(),
      goodbye: z.string(),
      parked_reason: z.string(),
      undelivered: z.number().int(),
      prayer_hour: z.number().int().nullable(),
      prayer_language: z.string(),
      diocese: z.string(),
      deleted_at: moment.nullable(),
      consent: z.array(consent),
    }),
  ),
  letters: z.array(
    z.object({
      kind: z.enum(['enquiry', 'order']),
      at: moment,
      name: z.string(),
      subject: z.string(),
      text: z.string(),
      phone: z.string(),
      address: z.string(),
      notice,
      messages: z.array(
        z.object({ at: moment, ours: z.boolean(), text: z.string(), files: z.array(z.string()) }),
      ),
    }),
  ),
  mails: z.array(z.object({ at: moment, about: z.string(), state: z.string(), answer: z.string() })),
  history: z.array(
    z.object({
      at: moment,
      of: z.enum(['subscriber', 'enquiry', 'order']),
      action: z.string(),
      by: z.string(),
    }),
  ),
  /** Sign-in attempts with this address, whoever made them. */
  sign_ins: z.array(
    z.object({ at: moment, outcome: z.string(), network: z.string(), times: z.number().int() }),
  ),
  /** Current addresses of subscribers who formerly had this one. */
  later: z.array(z.string()),
  account: z.boolean(),
  people: z.number().int(),
  erased_at: moment.nullable(),
});

/**
 * The personal data stored about an address, for requests to see or erase it. Only the office manages subscribers, so only it may make
 * these calls.
 */
export const personDataCalls = {
  personData: call({
    address: LATER_PATHS.personData,
    reads: true,
    group: 'Newsletter',
    summary:
      'All that is kept about an address: subscription and consent, letters and orders, mails, and what was done to them',
    who: OFFICE,
    input: z.object({ email }),
    fresh: true,
    response: inData(kept),
    source: 'AMB-049, AMB-051',
  }),
  personErase: call({
    address: LATER_PATHS.personErase,
    group: 'Newsletter',
    summary: 'Erase for good what is kept about an address, which is typed once more to say so',
    who: OFFICE,
    input: z.object({ email, typed: addressText('typed', 254) }),
    fresh: true,
    response: inData(
      z.object({
        subscriptions: z.number().int(),
        letters: z.number().int(),
        mails: z.number().int(),
        /**
         * Mail files that were removed from the data folder (used without a mail server); removing those in `files_left` is retried hourly.
         */
        files: z.number().int(),
        files_left: z.number().int(),
      }),
    ),
    source: 'AMB-049, AMB-051',
  }),
};
