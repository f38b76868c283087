import type { Organisation } from './organisation.ts';

/** What visitors send and that ends by itself. */
export const RETAINED = ['enquiries', 'orders', 'unconfirmed'] as const;
/** For how many months each is kept after the last that happened to it; 'never': it does not end by itself. */
export type Retention = Readonly<Record<(typeof RETAINED)[number], number | 'never'>>;

/** Not shorter than a mail may come back (90 days), not longer than anybody means. */
export const RETENTION_MONTHS = { min: 3, max: 600 } as const;

/** For how many days the program keeps what is its own: mails that are done with, tries to sign in, and who did what, somewhat longer than a year. */
export const KEPT_DAYS = { mails: 90, refusedMails: 365, signIns: 365, acts: 400 } as const;

/** Where the church says nothing: orders as long as accounts are kept, eight years. */
const USUAL: Retention = { enquiries: 24, orders: 96, unconfirmed: 6 };

/** How long the church keeps what it is sent. */
export const retentionOf = ({ keepMonths }: Pick<Organisation, 'keepMonths'>): Retention => ({
  enquiries: keepMonths?.enquiries ?? USUAL.enquiries,
  orders: keepMonths?.orders ?? USUAL.orders,
  unconfirmed: keepMonths?.unconfirmed ?? USUAL.unconfirmed,
});
