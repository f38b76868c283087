/** Work mails, sent until somebody switches them off: `decided` about the office's decision on one's stories, `waiting` about one's pending work. */
export const OFFICE_MAILS = ['decided', 'waiting'] as const;
export type OfficeMail = (typeof OFFICE_MAILS)[number];
