import { enquiry } from '#kinds/enquiry.ts';
import { order } from '#kinds/order.ts';

/** The kinds of what visitors write to the office, by name. */
export const THREAD_KINDS = { enquiry, order } as const;
export type ThreadKind = keyof typeof THREAD_KINDS;
export const isThreadKind = (name: unknown): name is ThreadKind =>
  typeof name === 'string' && Object.hasOwn(THREAD_KINDS, name);
