/** Addresses that stand in mails and nowhere else on the website; the last part is a secret of whoever got the mail. */
export const unsubscribePath = (mailKey: string): string => `/unsubscribe/${mailKey}`;
export const confirmPath = (mailKey: string): string => `/subscribe/confirm/${mailKey}`;
/** A newsletter as a page, for whoever has its address. */
export const newsletterPath = (id: string): string => `/newsletter/${id}`;
/** The church's seal as mails show it: many mail programs draw no SVG. */
export const MAIL_SEAL = '/icons/mail-seal.png';
/** Where somebody decides on what waits by the link of a mail. */
export const mailedReviewPath = (token: string): string => `/review/${token}`;
