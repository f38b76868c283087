import type { Organisation } from './organisation.ts';

/** Submissions of visitors that are deleted automatically. */
export const RETAINED = ['enquiries', 'orders', 'unconfirmed'] as const;
/** Months that each is kept after its last change; 'never': not deleted automatically. */
export type Retention = Readonly<Record<(typeof RETAINED)[number], number | 'never'>>;

/** At least as long as a mail may bounce (90 days), at most longer than anyone could intend. */
export const RETENTION_MONTHS = { min: 3, max: 600 } as const;

/** Days that the program keeps its own records: finished mails, sign-in attempts, and the activity log, which is kept somewhat longer than a year. */
export const KEPT_DAYS = { mails: 90, refusedMails: 365, signIns: 365, acts: 400 } as const;

/** Defaults: orders as long as accounts are kept, eight years. */
const USUAL: Retention = { enquiries: 24, orders: 96, unconfirmed: 6 };

/** Returns the church's retention periods. */
export const retentionOf = ({ keepMonths }: Pick<Organisation, 'keepMonths'>): Retention => ({
  enquiries: keepMonths?.enquiries ?? USUAL.enquiries,
  orders: keepMonths?.orders ?? USUAL.orders,
  unconfirmed: keepMonths?.unconfirmed ?? USUAL.unconfirmed,
});
