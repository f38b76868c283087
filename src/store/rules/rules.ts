import type { Kind } from '#kinds/define.ts';
import type { KINDS, KindName } from '#kinds/kinds.ts';
import { accountRules } from '../accounts/accountRules.ts';
import type { AdvisoryLock } from '../database/writing.ts';
import { eventRules } from '../events/eventRules.ts';
import { subscriberRules } from '../newsletter/subscriberRules.ts';
import type { Rules } from '../records/rule.ts';
import { departmentRules } from './department.ts';
import { descriptionRules } from './description.ts';
import { dioceseRules } from './diocese.ts';
import { orderRules } from './order.ts';
import { personRules } from './person.ts';
import { publicationRules } from './publication.ts';
import { videoRules } from './video.ts';

type WithOwnRules = {
  [N in KindName]: (typeof KINDS)[N]['rules'] extends 'own' ? N : never;
}[KindName];

/** The rules of each kind that declares some of its own; those common to all kinds of a sort stand in ownership.ts and the write path itself. */
const RULES: Record<WithOwnRules, Rules> = {
  account: accountRules,
  department: departmentRules,
  diocese: dioceseRules,
  event: eventRules,
  publication: publicationRules,
  person: personRules,
  description: descriptionRules,
  video: videoRules,
  subscriber: subscriberRules,
  order: orderRules,
};

/** The kind's own rules; none where it declares none. */
export const rulesOf = ({ name, rules }: Kind): Rules =>
  rules === 'own' ? RULES[name as WithOwnRules] : async () => ({});

const UNIT_NAMES: readonly AdvisoryLock[] = [['unit names']];
/** Accounts depend on each other: there is one for each address, and always an administrator. */
export const ACCOUNTS: AdvisoryLock = ['accounts'];

/** Kinds of which something must not be there twice: who writes one of them waits for whoever does. Both kinds of unit share their sub-domains. */
export const ADVISORY_LOCKS: Partial<Record<KindName, readonly AdvisoryLock[]>> = {
  account: [ACCOUNTS],
  department: UNIT_NAMES,
  diocese: UNIT_NAMES,
  description: [['descriptions']],
  subscriber: [['subscribers']],
};
