import { z } from 'zod';
import { subscriber } from '#kinds/subscriber.ts';
import { call, OFFICE } from './call.ts';
import { addressText } from './input.ts';
import { inData } from './response.ts';

const email = addressText(subscriber.fields.email.label, 254).refine(
  (text) => text.includes('@'),
  'Email must be an address such as name@example.org.',
);
const moment = z.string().meta({ format: 'date-time' });

const consent = z.object({
  at: moment,
  act: z.enum(['asked', 'confirmed', 'left', 'imported']),
  page: z.string(),
  /** A keyed hash: the same network gives the same text, and nobody reads the network from it. */
  network: z.string(),
  by: z.string(),
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
  /** Tries to sign in to the console with the address, whoever made them. */
  sign_ins: z.array(
    z.object({ at: moment, outcome: z.string(), network: z.string(), times: z.number().int() }),
  ),
  /** Under which addresses subscribers are kept now who had this one before. */
  later: z.array(z.string()),
  account: z.boolean(),
  people: z.number().int(),
  erased_at: moment.nullable(),
});

/** What is kept about a person, shown and erased on request. The subscribers are the office's alone, and so is this. */
export const personDataCalls = {
  personData: call({
    method: 'POST',
    path: 'person_data/get',
    group: 'Newsletter',
    summary:
      'All that is kept about an address: subscription and consent, letters and orders, mails, and what was done to them',
    who: OFFICE,
    input: z.object({ email }),
    response: inData(kept),
    source: 'AMB-049, AMB-051',
  }),
  personErase: call({
    method: 'POST',
    path: 'person_data/erase',
    group: 'Newsletter',
    summary: 'Erase for good what is kept about an address, which is typed once more to say so',
    who: OFFICE,
    input: z.object({ email, typed: addressText('typed', 254) }),
    response: inData(
      z.object({
        subscriptions: z.number().int(),
        letters: z.number().int(),
        mails: z.number().int(),
        /** Of the data folder, where mails are while there is no mail server; those that could not be removed are tried again each hour. */
        files: z.number().int(),
        files_left: z.number().int(),
      }),
    ),
    source: 'AMB-049, AMB-051',
  }),
};
