import { authCalls } from './auth.ts';
import type { Call } from './call.ts';
import { eventCalls } from './events.ts';
import { mediaCalls } from './media.ts';
import { newsCalls } from './news.ts';
import { publicationCalls } from './publications.ts';
import {
  campaignCalls,
  descriptionCalls,
  partnerCalls,
  prayerCalls,
  promotionCalls,
  statementCalls,
  videoCalls,
} from './simple.ts';
import { unitCalls } from './units.ts';
import { userCalls } from './users.ts';
import { enquiryCalls, newsletterCalls, orderCalls, subscriberCalls } from './visitors.ts';

/** Every call of /api/v1, by name. There are no others. */
export const CALLS = {
  ...authCalls,
  ...mediaCalls,
  ...userCalls,
  ...unitCalls,
  ...newsCalls,
  ...eventCalls,
  ...publicationCalls,
  ...campaignCalls,
  ...descriptionCalls,
  ...videoCalls,
  ...statementCalls,
  ...prayerCalls,
  ...promotionCalls,
  ...partnerCalls,
  ...subscriberCalls,
  ...newsletterCalls,
  ...enquiryCalls,
  ...orderCalls,
} satisfies Record<string, Call>;
export type Calls = typeof CALLS;
export type CallName = keyof Calls;
