/** Results per request: 4 on the landing page, 3 in the bar (002 §9). */
export const LIMIT = { landing: 4, bar: 3 } as const;
