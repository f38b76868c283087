import { z } from 'zod';
import { enquiry } from '#kinds/enquiry.ts';
import { done, listDoc } from './answer.ts';
import { OFFICE_AND_DIOCESE } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { fieldsOf } from './fields.ts';
import { idempotencyField, plainText } from './input.ts';

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
