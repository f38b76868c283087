import { z } from 'zod';
import { SUBSCRIBER_STATES, type SubscriberState, subscriber } from '#kinds/subscriber.ts';
import { LANGUAGES } from '#lib/language.ts';
import { PRAYER_HOURS } from '#lib/prayerHours.ts';
import { LONGEST_ENDPOINT } from '#lib/pushServices.ts';
import { call, OFFICE } from './call.ts';
import { contentCalls, publicCall, publicForm } from './content.ts';
import { fieldsOf, neededBy } from './fields.ts';
import { flag, idempotencyField, noticeField, paging, plainText } from './input.ts';
import { requiring } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData, pageOf } from './response.ts';

/** When the day's prayer comes, in the church's time zone, and in which language. */
const wish = {
  hour: plainText('Time', 2)
    .transform(Number)
    .refine((hour) => PRAYER_HOURS.includes(hour), 'Please choose a time from 5 to 21 o’clock.')
    .optional(),
  language: z.enum(LANGUAGES, `language must be one of: ${LANGUAGES.join(', ')}.`).optional(),
};

/** Which device, by its browser's push subscription: the address of its push service, and the secret that it shares with us. */
const pushSubscription = {
  endpoint: plainText('endpoint', LONGEST_ENDPOINT),
  auth: plainText('auth', 40),
};

/** Subscribers of the newsletter (001 §7, 002 §7.1, §7.2; AMB-049, AMB-052, AMB-053). */
export const subscriberCalls = {
  ...contentCalls('subscriber', subscriber, {
    group: 'Newsletter',
    size: 20,
    fresh: { List: 'many' },
    source: '001 §7, AMB-052',
  }),
  subscriberCounts: call({
    address: LATER_PATHS.subscriberCounts,
    group: 'Newsletter',
    summary:
      'How many subscribers get the newsletter, have not confirmed, have an address that was refused, have left, and how many get the day’s prayer',
    who: OFFICE,
    response: inData(
      z.object(
        Object.fromEntries(
          [...SUBSCRIBER_STATES, 'prayer'].map((name) => [name, z.number().int()]),
        ) as Record<SubscriberState | 'prayer', z.ZodNumber>,
      ),
    ),
    source: 'AMB-052',
  }),
  subscriberTryAgain: call({
    address: LATER_PATHS.subscriberTryAgain,
    group: 'Newsletter',
    summary: 'Send newsletters again to a subscriber whose address was refused',
    who: OFFICE,
    response: done,
    source: 'AMB-047, AMB-052',
  }),
  publicSubscribe: publicForm({
    address: 'POST public/add_subscriber',
    summary: 'Subscribe to the newsletter; the answer is the same for an address that is known already',
    input: requiring(
      z.object({ ...fieldsOf(subscriber), ...noticeField, ...idempotencyField }),
      neededBy(subscriber).needs,
    ),
    repeatable: true,
    response: done,
    source: '002 §7.1, AMB-052, AMB-053, ADD-2, ADD-3',
  }),
  publicSubscription: publicForm({
    address: 'POST public/subscription',
    summary:
      'Take up or end the subscription whose mails carry this key, or choose in which language it comes; who ends it chooses none',
    input: z.object({
      key: plainText('key', 40),
      subscribed: flag.optional(),
      reason: plainText('reason', 500).optional(),
      language: fieldsOf(subscriber).language,
    }),
    mayMiss: true,
    response: done,
    source: 'AMB-047, RFC 8058',
  }),
  publicPrayerSubscribe: publicForm({
    address: 'POST public/add_prayer_reader',
    summary:
      'Get the day’s prayer by mail, once it is confirmed; the answer is the same for an address that gets it already',
    input: requiring(
      z.object({ email: fieldsOf(subscriber).email, ...wish, ...noticeField, ...idempotencyField }),
      ['email', 'hour', 'language'],
    ),
    repeatable: true,
    response: done,
    source: 'decision 0051, ADD-2, ADD-3',
  }),
  publicPrayerSubscription: publicForm({
    address: 'POST public/prayer_subscription',
    summary:
      'Get the day’s prayer at this hour and in this language, as the owner of the mails that carry this key, or no more',
    input: z.object({ key: plainText('key', 40), subscribed: flag, ...wish }),
    mayMiss: true,
    response: done,
    source: 'decision 0051, RFC 8058',
  }),
  publicPrayerDevice: publicForm({
    address: 'POST public/add_prayer_device',
    summary:
      'Show the day’s prayer on this device, or at another hour or in another language; what its browser says of its push subscription says which',
    input: requiring(
      z.object({ ...pushSubscription, p256dh: plainText('p256dh', 100), ...wish, ...noticeField }),
      ['endpoint', 'p256dh', 'auth', 'hour', 'language'],
    ),
    response: done,
    source: 'decision 0051, ADD-3, RFC 8030, RFC 8291',
  }),
  publicPrayerDeviceEnd: publicForm({
    address: 'POST public/end_prayer_device',
    summary:
      'Show the day’s prayer no more on the device with this push subscription; the answer is the same if there is none',
    input: requiring(z.object(pushSubscription), ['endpoint', 'auth']),
    response: done,
    source: 'decision 0051',
  }),
  publicSubscriberList: publicCall({
    address: 'POST public/get_subscribers_list',
    summary: 'How many subscribers there are; never who',
    input: z.object(paging(20)),
    response: pageOf(z.object({ created_at: z.string() })),
    source: '002 §7.2, AMB-049',
  }),
};
