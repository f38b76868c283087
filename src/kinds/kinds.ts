import { account } from './account.ts';
import { advertisement } from './advertisement.ts';
import { announcement } from './announcement.ts';
import { campaign } from './campaign.ts';
import type { Kind } from './define.ts';
import { department } from './department.ts';
import { description } from './description.ts';
import { diocese } from './diocese.ts';
import { enquiry } from './enquiry.ts';
import { event } from './event.ts';
import { news } from './news.ts';
import { order } from './order.ts';
import { partner } from './partner.ts';
import { person } from './person.ts';
import { prayer } from './prayer.ts';
import { publication } from './publication.ts';
import { question } from './question.ts';
import { subscriber } from './subscriber.ts';
import { video } from './video.ts';

/** Makes the compiler check that each kind is listed under its own name. */
const byName = <const T extends { readonly [N in keyof T]: Kind & { readonly name: N } }>(kinds: T): T =>
  kinds;

/** All kinds of content by name. */
export const KINDS = byName({
  account,
  department,
  diocese,
  news,
  event,
  publication,
  campaign,
  person,
  description,
  video,
  statement: announcement,
  prayer,
  promotion: advertisement,
  partner,
  subscriber,
  enquiry,
  order,
  question,
});
export type KindName = keyof typeof KINDS;
