import type { KindName } from '#kinds/kinds.ts';
import { accountRules } from './account.ts';
import { departmentRules } from './department.ts';
import { descriptionRules } from './description.ts';
import { dioceseRules } from './diocese.ts';
import { eventRules } from './event.ts';
import { orderRules } from './order.ts';
import { personRules } from './person.ts';
import { publicationRules } from './publication.ts';
import type { Rules } from './rule.ts';
import { subscriberRules } from './subscriber.ts';
import { videoRules } from './video.ts';

const NONE: Rules = async () => ({});

/** The rules of every kind; those common to all kinds of a sort stand in ownership.ts and the write path itself. */
export const RULES: Record<KindName, Rules> = {
  account: accountRules,
  department: departmentRules,
  diocese: dioceseRules,
  news: NONE,
  event: eventRules,
  publication: publicationRules,
  campaign: NONE,
  person: personRules,
  description: descriptionRules,
  video: videoRules,
  statement: NONE,
  prayer: NONE,
  promotion: NONE,
  partner: NONE,
  subscriber: subscriberRules,
  enquiry: NONE,
  order: orderRules,
};
