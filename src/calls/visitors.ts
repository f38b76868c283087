import { z } from 'zod';
import { enquiry } from '#kinds/enquiry.ts';
import { order } from '#kinds/order.ts';
import { subscriber } from '#kinds/subscriber.ts';
import { done, inData, listDoc, pageOf } from './answer.ts';
import { call, OFFICE, OFFICE_AND_DIOCESE } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { fieldsOf } from './fields.ts';
import { idOrObject, paging, plainText } from './input.ts';

/** The forms carry the key in a hidden field; a header does as well (ADD-2). */
const idempotencyField = { idempotency_key: plainText('idempotency_key', 200).optional() };

/** Subscribers of the newsletter (001 §7, 002 §7.1, §7.2; AMB-049, AMB-052, AMB-053). */
export const subscriberCalls = {
  ...contentCalls('subscriber', subscriber, {
    at: {
      List: 'news_letter/get_subscriber',
      Get: 'news_letter/get_subscriber/{id}',
      Create: 'news_letter/add_subscriber',
      Edit: 'news_letter/edit_subscriber/{id}',
      Delete: 'news_letter/delete_subscriber/{id}',
      Restore: 'news_letter/restore_subscriber/{id}',
    },
    group: 'Newsletter',
    size: 20,
    source: '001 §7, AMB-052',
  }),
  publicSubscribe: publicCall({
    method: 'POST',
    path: 'public/add_subscriber',
    summary: 'Subscribe to the newsletter; the answer is the same for an address that is known already',
    input: z.object({ ...fieldsOf(subscriber), ...idempotencyField }),
    answer: done,
    source: '002 §7.1, AMB-052, AMB-053, ADD-2, ADD-3',
  }),
  publicSubscriberList: publicCall({
    method: 'POST',
    path: 'public/get_subscribers_list',
    summary: 'How many subscribers there are; never who',
    input: z.object(paging(20)),
    answer: pageOf(z.object({ created_at: z.string() })),
    source: '002 §7.2, AMB-049',
  }),
};

/** Sending the newsletter (001 §7, AMB-047). */
export const newsletterCalls = {
  newsletterSend: call({
    method: 'POST',
    path: 'news_letter/send_news_letter',
    group: 'Newsletter',
    summary: 'Send active news items to every subscriber; answers as soon as items and recipients are noted',
    who: OFFICE,
    input: z.object({
      news: z
        .array(idOrObject, 'Please select atleast one news')
        .min(1, 'Please select atleast one news')
        .max(100, 'At most 100 news items in one newsletter.'),
    }),
    answer: inData(z.object({ _id: z.string(), recipients: z.number().int(), message: z.string() })),
    source: '001 §7, AMB-047, ADD-2, ADD-7',
  }),
};

/** 'contact_us' for the office, else the diocese's id. */
const enquiryDoc = listDoc(enquiry).extend({ type: z.string() });
const {
  enquiryCreate: _create,
  enquiryEdit: _edit,
  ...enquiries
} = contentCalls('enquiry', enquiry, {
  at: 'enquiries',
  group: 'Inbox',
  size: 20,
  who: OFFICE_AND_DIOCESE,
  source: 'AMB-050, AMB-051',
  doc: enquiryDoc,
});

/** What visitors ask: by the contact form, or of a diocese (002 §7.1, §7.2; AMB-050, AMB-051). */
export const enquiryCalls = {
  ...enquiries,
  publicEnquiry: publicCall({
    method: 'POST',
    path: 'public/add_querys',
    summary: "Ask the office (type 'contact_us') or a diocese (its id as type)",
    input: z.object({ ...fieldsOf(enquiry), type: plainText('type', 100).optional(), ...idempotencyField }),
    answer: done,
    source: '002 §7.1, §7.2, AMB-050, ADD-2, ADD-3',
  }),
};

const {
  orderCreate: _orderCreate,
  orderEdit: _orderEdit,
  ...orders
} = contentCalls('order', order, {
  at: 'orders',
  group: 'Inbox',
  size: 20,
  source: 'AMB-051',
});
const { product_title: _, ...orderFields } = fieldsOf(order);

/** Orders of books (002 §7.1, AMB-051). */
export const orderCalls = {
  ...orders,
  publicOrder: publicCall({
    method: 'POST',
    path: 'public/place_order',
    summary: 'Order a book',
    input: z.object({ ...orderFields, ...idempotencyField }),
    answer: done,
    source: '002 §5, §7.1, ADD-2, ADD-3',
  }),
};
