/** Of what mistakes can be reported. */
export const REPORTED = ['news', 'statement'] as const;
export type Reported = (typeof REPORTED)[number];

/** Where a visitor tells the office of a mistake in a record, on the main site. */
export const reportPath = (kind: Reported | ':kind', id: string): string => `/report_mistake/${kind}/${id}`;
