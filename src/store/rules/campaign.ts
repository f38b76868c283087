import { refusedField } from '#lib/refusal.ts';
import { isUpiId } from '#lib/upi.ts';
import type { Rules } from '../records/rule.ts';

/** What readers pay to is a payment address: a text with a mistake in it would send money nowhere. */
export const campaignRules: Rules = async ({ change }) => {
  if (typeof change.upi_id !== 'string') return {};
  const upi_id = change.upi_id.trim();
  if (upi_id !== '' && !isUpiId(upi_id))
    throw refusedField('upi_id', 'UPI ID must be an address such as name@bank.');
  return { upi_id };
};
