import { sql } from 'kysely';

/**
 * The source of a file's description: `m` and, for a part of a picture without its own description, `o`, the whole one. One description for all uses, and
 * another where one needs it.
 */
export const SAYING = sql`media m left join media o on o.id = m.cut_of and m.described_at is null`;

/** The description in a row of SAYING. */
export const ALT = sql`coalesce(o.alt, m.alt)`;
export const DECORATIVE = sql`coalesce(o.decorative, m.decorative)`;
export const CAPTION = sql`coalesce(o.caption, m.caption)`;
export const CREDIT = sql`coalesce(o.credit, m.credit)`;
