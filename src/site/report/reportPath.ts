/** The kinds of records that mistakes can be reported in. */
export const REPORTED = ['news', 'statement'] as const;
export type Reported = (typeof REPORTED)[number];

/** The path on the main site for reporting a mistake in a record. */
export const reportPath = (kind: Reported | ':kind', id: string): string => `/report_mistake/${kind}/${id}`;
