import { LANGUAGES } from '#lib/language.ts';
import { choice, email, kind, newest, number, OFFICE_ONLY, phone, text } from './define.ts';

const ASK = { required: true, sentence: 'Please enter all the details' } as const;

/** State of a subscription: active, not yet confirmed, suspended because mails bounced permanently, or unsubscribed. */
export const SUBSCRIBER_STATES = ['subscribed', 'unconfirmed', 'parked', 'unsubscribed'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** Somebody who gets the newsletter (001 §2.4, §3; AMB-049, AMB-052, AMB-053). Visitors write it and never read it. */
export const subscriber = kind({
  name: 'subscriber',
  one: 'subscriber',
  many: 'subscribers',
  fields: {
    name: text('Name', { max: 120, ...ASK }),
    email: email('Email', { max: 254, ...ASK }),
    phone: phone('Phone Number', { max: 40 }),
    /** The preferred language of the newsletter; '' if nobody has chosen one. */
    language: choice('Language', LANGUAGES),
    state: choice('Status', SUBSCRIBER_STATES, { computed: true }),
    reason: text('Reason', { max: 1000, computed: true }),
    /** The hour at which the day's prayer comes by mail, in the church's time zone; null for nobody who has confirmed it. */
    prayer_hour: number('Daily prayer', { min: 5, max: 21, whole: true, computed: true }),
  },
  mayBelongTo: ['diocese'],
  search: ['name', 'email', 'phone'],
  order: newest(),
  sortable: {
    name: { column: 'name', alphabetical: true },
    email: { column: 'email', folded: true },
    created_at: { column: 'id', latest: true },
  },
  countedBy: 'state',
  filters: { state: { column: 'state', by: 'is', takes: 'choice' } },
  rules: 'own',
  purgeable: true,
  may: { ...OFFICE_ONLY, create: 'everyone' },
});
