/** Paths used only in mails; the last part is the recipient's secret. */
export const unsubscribePath = (mailKey: string): string => `/unsubscribe/${mailKey}`;
export const confirmPath = (mailKey: string): string => `/subscribe/confirm/${mailKey}`;
/** The day's prayer by mail: the form, and what a reader has chosen. */
export const DAILY_PRAYER_PATH = '/daily_prayer';
export const dailyPrayerPath = (mailKey: string): string => `${DAILY_PRAYER_PATH}/${mailKey}`;
/** A newsletter as a web page, for anyone who has its address. */
export const newsletterPath = (id: string): string => `/newsletter/${id}`;
/** The church's seal for mails: many mail programs show no SVG. */
export const MAIL_SEAL = '/icons/mail-seal.png';
/** The page for deciding on a pending record through a mail's link. */
export const mailedReviewPath = (token: string): string => `/review/${token}`;
