import type { enquiryCalls } from '#calls/enquiry.ts';
import { enquiry } from '#kinds/enquiry.ts';
import type { RecordOf } from '#kinds/records.ts';
import { networkOf } from '#store/accounts/networks.ts';
import { rateLimitForms } from '#store/inbox/rateLimit.ts';
import { startThread } from '#store/inbox/threads.ts';
import type { Handlers } from '../context.ts';
import { changeOf } from '../fromWire.ts';
import { onWire, type WireDeps } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { threadHandlers, withLast } from './thread.ts';

const CONTACT = 'contact_us';
const serialize = (record: RecordOf<typeof enquiry>, deps: WireDeps) => ({
  ...onWire(enquiry, record, deps),
  type: record.diocese?.id ?? CONTACT,
});
const { thread: enquiryThread, answer: enquiryAnswer } = threadHandlers('enquiry');

const contents = contentHandlers('enquiry', enquiry, serialize);

/** Enquiries: anybody may send them; the office and the diocese addressed read them (AMB-050, AMB-051). */
export const enquiryHandlers: Handlers<keyof typeof enquiryCalls> = {
  ...contents,
  enquiryList: async (context) => withLast(context.deps.db, 'enquiry', await contents.enquiryList(context)),
  enquiryThread,
  enquiryAnswer,
  publicEnquiry: async ({ deps, input, now, idempotencyKey, request }) => {
    await rateLimitForms(deps.db, networkOf(request.ip), now);
    const { type = '', notice, idempotency_key: _key, ...fields } = input;
    const diocese = type === '' || type === CONTACT ? undefined : type;
    const change = changeOf(enquiry, { ...fields, diocese });
    await startThread(deps.db, 'enquiry', change, { now, idempotencyKey, notice });
    deps.mailQueued();
    return { data: { message: 'Details sent' } };
  },
};
