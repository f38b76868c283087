/** State of a thread by its last message: our reply, the visitor's message, or a reply that was not delivered. */
export const THREAD_ENDS = ['answered', 'wrote_back', 'not_arrived'] as const;
export type LastMessage = (typeof THREAD_ENDS)[number];
