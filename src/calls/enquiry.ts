import { z } from 'zod';
import { enquiry } from '#kinds/enquiry.ts';
import { OFFICE_AND_DIOCESE } from './call.ts';
import { contentCalls, publicForm } from './content.ts';
import { fieldsOf, neededBy } from './fields.ts';
import { flag, idempotencyField, noticeField, plainText, versionSent } from './input.ts';
import { requiring } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, listDoc } from './response.ts';
import { lastOfThread, threadCalls } from './thread.ts';

/** The only editable field of visitors' messages: whether somebody has dealt with it (AMB-051). */
export const HANDLED = {
  summary: 'Mark as handled, or as still to be done',
  input: z.object({ handled: flag, version: versionSent }),
};

/** 'contact_us' for the office, else the diocese's id. */
const enquiryDoc = listDoc(enquiry).extend({ type: z.string(), ...lastOfThread });
const enquiries = contentCalls('enquiry', enquiry, {
  group: 'Inbox',
  size: 20,
  fresh: { List: 'many' },
  who: OFFICE_AND_DIOCESE,
  source: 'AMB-050, AMB-051',
  doc: enquiryDoc,
});

const { thread: enquiryThread, answer: enquiryAnswer } = threadCalls(
  { thread: LATER_PATHS.enquiryThread, answer: LATER_PATHS.enquiryAnswer },
  OFFICE_AND_DIOCESE,
);
const { handled: _, ...enquiryFields } = fieldsOf(enquiry);

/** Visitors' enquiries: by the contact form, or of a diocese (002 §7.1, §7.2; AMB-050, AMB-051). */
export const enquiryCalls = {
  ...enquiries,
  // A visitor's message itself cannot be edited.
  enquiryEdit: { ...enquiries.enquiryEdit, ...HANDLED },
  enquiryThread,
  enquiryAnswer,
  publicEnquiry: publicForm({
    address: 'POST public/add_querys',
    summary: "Ask the office (type 'contact_us') or a diocese (its id as type)",
    input: requiring(
      z.object({
        ...enquiryFields,
        type: plainText('type', 100).optional(),
        ...noticeField,
        ...idempotencyField,
      }),
      neededBy(enquiry).needs,
    ),
    repeatable: true,
    response: done,
    source: '002 §7.1, §7.2, AMB-050, ADD-2, ADD-3',
  }),
};
