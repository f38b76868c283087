import type { subscriberCalls } from '#calls/subscriber.ts';
import { subscriber } from '#kinds/subscriber.ts';
import type { Language } from '#lib/language.ts';
import { refusedField } from '#lib/refusal.ts';
import { networkOf } from '#store/accounts/networks.ts';
import { consentFrom } from '#store/consent/consent.ts';
import { unsuppress } from '#store/delivery/suppression.ts';
import { rateLimitForms } from '#store/inbox/rateLimit.ts';
import { countByState, countSubscribers, subscribe } from '#store/newsletter/subscribers.ts';
import { setSubscription } from '#store/newsletter/subscriptions.ts';
import { addPrayerDevice, removePrayerDevice } from '#store/prayer/prayerDevices.ts';
import {
  askForPrayers,
  countPrayerReaders,
  type PrayerWish,
  setPrayers,
} from '#store/prayer/prayerReaders.ts';
import type { Handlers } from '../context.ts';
import { contentHandlers } from './content.ts';

/** Subscribers (AMB-049, AMB-052, AMB-053). */
export const subscriberHandlers: Handlers<keyof typeof subscriberCalls> = {
  ...contentHandlers('subscriber', subscriber),
  subscriberCounts: async ({ deps }) => ({
    data: { ...(await countByState(deps.db)), prayer: await countPrayerReaders(deps.db) },
  }),
  subscriberTryAgain: async ({ viewer, deps, id, now }) => {
    await unsuppress(viewer, deps.db, id, now);
    return { data: { message: 'Tried again' } };
  },
  publicSubscribe: async ({ deps, input, now, idempotencyKey, request }) => {
    const network = networkOf(request.ip);
    await rateLimitForms(deps.db, network, now);
    const { name, email, phone, language, notice } = input;
    const from = { ...consentFrom(deps.secretKey, network, request.headers.referer), notice };
    const confirm = deps.confirmSubscribers;
    await subscribe(deps.db, { name, email, phone, language }, { now, idempotencyKey, confirm, from });
    deps.mailQueued();
    return { data: { message: 'Subscribed' } };
  },
  // No rate limit by network: the unsubscribe requests of a large mail provider come from few addresses.
  publicSubscription: async ({ deps, input: { key, subscribed, reason, language }, now, request }) => {
    const from = consentFrom(deps.secretKey, networkOf(request.ip), request.headers.referer);
    await setSubscription(deps.db, key, { subscribed, reason, language }, { from, now });
    return {
      data: {
        message: subscribed === undefined ? 'Language chosen' : subscribed ? 'Subscribed' : 'Unsubscribed',
      },
    };
  },
  publicPrayerSubscribe: async ({ deps, input, now, idempotencyKey, request }) => {
    const network = networkOf(request.ip);
    await rateLimitForms(deps.db, network, now);
    const { email = '', notice } = input;
    if (email === '') throw refusedField('email', 'Please enter all the details');
    const from = { ...consentFrom(deps.secretKey, network, request.headers.referer), notice };
    await askForPrayers(deps.db, { email, ...wishOf(input) }, { now, idempotencyKey, from });
    deps.mailQueued();
    return { data: { message: 'Asked by mail' } };
  },
  // No rate limit by network, as above.
  publicPrayerSubscription: async ({ deps, input, now, request }) => {
    const from = consentFrom(deps.secretKey, networkOf(request.ip), request.headers.referer);
    await setPrayers(deps.db, input.key, input.subscribed ? wishOf(input) : null, { from, now });
    return { data: { message: input.subscribed ? 'Subscribed' : 'Unsubscribed' } };
  },
  publicPrayerDevice: async ({ deps, input, now, request }) => {
    await rateLimitForms(deps.db, networkOf(request.ip), now);
    const { endpoint = '', p256dh = '', auth = '', notice } = input;
    await addPrayerDevice(deps.db, { endpoint, p256dh, auth }, wishOf(input), { notice, now });
    return { data: { message: 'Added' } };
  },
  // No rate limit by network: nobody guesses a secret of 128 bits, and ending it must always be possible.
  publicPrayerDeviceEnd: async ({ deps, input: { endpoint = '', auth = '' } }) => {
    await removePrayerDevice(deps.db, { endpoint, auth });
    return { data: { message: 'Ended' } };
  },
  publicSubscriberList: async ({ deps, input }) => ({
    data: {
      docs: [],
      hasNextPage: false,
      totalDocs: await countSubscribers(deps.db),
      page: input.page,
      limit: input.limit,
    },
  }),
};

function wishOf({
  hour,
  language,
}: {
  hour?: number | undefined;
  language?: Language | undefined;
}): PrayerWish {
  if (hour === undefined) throw refusedField('hour', 'Please choose a time from 5 to 21 o’clock.');
  if (language === undefined) throw refusedField('language', 'Please enter all the details');
  return { hour, language };
}
