import type { enquiryCalls, newsletterCalls, orderCalls, subscriberCalls } from '#calls/visitors.ts';
import { enquiry } from '#kinds/enquiry.ts';
import { order } from '#kinds/order.ts';
import type { RecordOf } from '#kinds/records.ts';
import { subscriber } from '#kinds/subscriber.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { freezeNewsletter } from '#store/newsletters.ts';
import { rateLimitForms } from '#store/rateLimit.ts';
import { networkOf } from '#store/sessions.ts';
import { countSubscribers, subscribe } from '#store/subscribers.ts';
import { createRecord } from '#store/write.ts';
import type { Handlers } from '../context.ts';
import { changeOf } from '../fromWire.ts';
import { onWire, type WireDeps } from '../wire.ts';
import { contentHandlers } from './content.ts';

/** Subscribers (AMB-049, AMB-052, AMB-053). */
export const subscriberHandlers: Handlers<keyof typeof subscriberCalls> = {
  ...contentHandlers('subscriber', subscriber),
  publicSubscribe: async ({ deps, input, now, idempotencyKey, request }) => {
    await rateLimitForms(deps.db, networkOf(request.ip), now);
    const { name, email, phone } = input;
    await subscribe(deps.db, { name, email, phone }, { now, idempotencyKey, brand: deps.organisation.brand });
    return { data: { message: 'Subscribed' } };
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

/** Items and recipients are noted in one transaction; the mails go out by jobs (AMB-047). */
export const newsletterHandlers: Handlers<keyof typeof newsletterCalls> = {
  newsletterSend: async ({ viewer, deps, input, now, idempotencyKey }) => {
    const ids = input.news.filter((newsId) => newsId !== undefined);
    const { id, recipients } = await freezeNewsletter(viewer, deps.db, ids, { now, idempotencyKey });
    deps.mailQueued();
    return { data: { _id: id, recipients, message: 'News letter sent successfully' } };
  },
};

const CONTACT = 'contact_us';
const serialize = (record: RecordOf<typeof enquiry>, deps: WireDeps) => ({
  ...onWire(enquiry, record, deps),
  type: record.diocese?.id ?? CONTACT,
});
const {
  enquiryCreate: _create,
  enquiryEdit: _edit,
  ...enquiries
} = contentHandlers('enquiry', enquiry, { serialize });

/** Enquiries: anybody writes them, the office and the diocese that is asked read them (AMB-050, AMB-051). */
export const enquiryHandlers: Handlers<keyof typeof enquiryCalls> = {
  ...enquiries,
  publicEnquiry: async ({ deps, input, now, idempotencyKey, request }) => {
    await rateLimitForms(deps.db, networkOf(request.ip), now);
    const { type = '', idempotency_key: _key, ...fields } = input;
    const diocese = type === '' || type === CONTACT ? undefined : type;
    const change = changeOf(enquiry, { ...fields, diocese }, deps.organisation.brand);
    await createRecord(VISITOR, deps.db, enquiry, change, {
      now,
      idempotencyKey,
      brand: deps.organisation.brand,
    });
    deps.mailQueued();
    return { data: { message: 'Details sent' } };
  },
};

const { orderCreate: _orderCreate, orderEdit: _orderEdit, ...orders } = contentHandlers('order', order);

/** Orders: anybody writes them, the office reads them (AMB-051). */
export const orderHandlers: Handlers<keyof typeof orderCalls> = {
  ...orders,
  publicOrder: async ({ deps, input, now, idempotencyKey, request }) => {
    await rateLimitForms(deps.db, networkOf(request.ip), now);
    const { idempotency_key: _key, ...fields } = input;
    await createRecord(VISITOR, deps.db, order, fields, {
      now,
      idempotencyKey,
      brand: deps.organisation.brand,
    });
    deps.mailQueued();
    return { data: { message: 'Order placed' } };
  },
};
