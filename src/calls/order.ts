import { z } from 'zod';
import { order } from '#kinds/order.ts';
import { OFFICE } from './call.ts';
import { contentCalls, publicForm } from './content.ts';
import { HANDLED } from './enquiry.ts';
import { fieldsOf, neededBy } from './fields.ts';
import { idempotencyField, noticeField } from './input.ts';
import { requiring } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, listDoc } from './response.ts';
import { lastOfThread, threadCalls } from './thread.ts';

const orders = contentCalls('order', order, {
  group: 'Inbox',
  size: 20,
  fresh: { List: 'many' },
  source: 'AMB-051',
  doc: listDoc(order).extend(lastOfThread),
});
const { thread: orderThread, answer: orderAnswer } = threadCalls(
  { thread: LATER_PATHS.orderThread, answer: LATER_PATHS.orderAnswer },
  OFFICE,
);
const { handled: _, ...orderFields } = fieldsOf(order);

/** Orders of books (002 §7.1, AMB-051). */
export const orderCalls = {
  ...orders,
  orderEdit: { ...orders.orderEdit, ...HANDLED },
  orderThread,
  orderAnswer,
  publicOrder: publicForm({
    address: 'POST public/place_order',
    summary: 'Order a book',
    input: requiring(
      z.object({ ...orderFields, ...noticeField, ...idempotencyField }),
      neededBy(order).needs,
    ),
    repeatable: true,
    response: done,
    source: '002 §5, §7.1, ADD-2, ADD-3',
  }),
};
