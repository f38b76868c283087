import type { orderCalls } from '#calls/order.ts';
import { order } from '#kinds/order.ts';
import { networkOf } from '#store/accounts/networks.ts';
import { rateLimitForms } from '#store/inbox/rateLimit.ts';
import { startThread } from '#store/inbox/threads.ts';
import type { Handlers } from '../context.ts';
import { contentHandlers } from './content.ts';
import { threadHandlers, withLast } from './thread.ts';

const { thread: orderThread, answer: orderAnswer } = threadHandlers('order');

const contents = contentHandlers('order', order);

/** Orders: anybody may send them, the office reads them (AMB-051). */
export const orderHandlers: Handlers<keyof typeof orderCalls> = {
  ...contents,
  orderList: async (context) => withLast(context.deps.db, 'order', await contents.orderList(context)),
  orderThread,
  orderAnswer,
  publicOrder: async ({ deps, input, now, idempotencyKey, request }) => {
    await rateLimitForms(deps.db, networkOf(request.ip), now);
    const { notice, idempotency_key: _key, ...fields } = input;
    await startThread(deps.db, 'order', fields, { now, idempotencyKey, notice });
    deps.mailQueued();
    return { data: { message: 'Order placed' } };
  },
};
