import { z } from 'zod';

/** A time in the past; a future one is no history. */
const at = z.coerce.date();
const by = z.string();
const news = z.array(z.string());
const addresses = z.record(z.string(), z.string());
const reader = z.object({ name: z.string(), email: z.string(), phone: z.string().default('') });

/**
 * The events before an installation started, in the order in which they are written. Users (`by`), news and enquiries are referred to by their `_id` in the
 * same dump, readers and users by their addresses.
 */
export const HISTORY = z.object({
  /** People who subscribed on the website, the oldest first; `confirmed`: those who pressed the button in the confirmation mail. */
  subscribers: z
    .array(reader.extend({ at, diocese: z.string().optional(), confirmed: z.boolean().default(false) }))
    .default([]),
  newsletters: z
    .array(
      z.object({
        by,
        at,
        news,
        subject: z.string().optional(),
        /** Other servers' responses for undelivered addresses, immediate or a day later. */
        refused: addresses.default({}),
        bounced: addresses.default({}),
        /** Those who marked it as spam. */
        complained: z.array(z.string()).default([]),
        /** Those who unsubscribed after it, and why. */
        left: addresses.default({}),
        /** It was paused after this number of mails. */
        paused_after: z.number().int().positive().optional(),
      }),
    )
    .default([]),
  /** Subscriber files imported by the office, and those in them who have confirmed since. */
  subscriber_imports: z
    .array(z.object({ file_name: z.string(), by, at, confirmed: z.array(z.string()), rows: z.array(reader) }))
    .default([]),
  drafts: z.array(z.object({ by, at, news, subject: z.string() })).default([]),
  /** Replies to enquiries and orders, and their outcome: that one bounced, or that the visitor wrote back. */
  replies: z
    .array(
      z.object({
        to: z.string(),
        by,
        at,
        text: z.string(),
        handled: z.boolean(),
        bounced: z.string().optional(),
        written_back: z.object({ text: z.string(), files: z.array(z.string()).default([]) }).optional(),
      }),
    )
    .default([]),
  /** Invited users who have not signed in yet. */
  invitations: z
    .array(
      z.object({
        user_name: z.string(),
        email: z.string(),
        mobile: z.string(),
        user_type: z.string(),
        department: z.string(),
        at,
      }),
    )
    .default([]),
});
export type History = z.infer<typeof HISTORY>;
