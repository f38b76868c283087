import { z } from 'zod';

/** A moment that is past, or it is no history. */
const at = z.coerce.date();
const by = z.string();
const news = z.array(z.string());
const addresses = z.record(z.string(), z.string());
const reader = z.object({ name: z.string(), email: z.string(), phone: z.string().default('') });

/**
 * What has happened before an installation began, in the order in which it is written. Users (`by`), news and enquiries are
 * called by their `_id` in the same dump, readers and users by their addresses.
 */
export const HISTORY = z.object({
  /** Who has subscribed on the website, the oldest first; `confirmed`: who has pressed the button in the mail that asks. */
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
        /** Other servers' words about whom it did not reach, at once and a day later. */
        refused: addresses.default({}),
        bounced: addresses.default({}),
        /** Who has marked it as spam. */
        complained: z.array(z.string()).default([]),
        /** Who has left after it, and why. */
        left: addresses.default({}),
        /** After so many mails somebody has halted it. */
        paused_after: z.number().int().positive().optional(),
      }),
    )
    .default([]),
  /** Files of subscribers that the office has brought in, and who of them has confirmed since. */
  subscriber_imports: z
    .array(z.object({ file_name: z.string(), by, at, confirmed: z.array(z.string()), rows: z.array(reader) }))
    .default([]),
  drafts: z.array(z.object({ by, at, news, subject: z.string() })).default([]),
  /** Replies to enquiries and orders, and what came of them: that one bounced, or that the visitor has written back. */
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
  /** Users who have not come yet. */
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
