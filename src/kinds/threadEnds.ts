/** How a thread stands: the last in it is an answer, the visitor's, or an answer that did not arrive. */
export const THREAD_ENDS = ['answered', 'wrote_back', 'not_arrived'] as const;
export type LastMessage = (typeof THREAD_ENDS)[number];
