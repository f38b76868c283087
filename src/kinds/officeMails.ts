/** The mails of the office's work, which come until one switches them off: what the office decided on one's stories, and what waits for oneself. */
export const OFFICE_MAILS = ['decided', 'waiting'] as const;
export type OfficeMail = (typeof OFFICE_MAILS)[number];
