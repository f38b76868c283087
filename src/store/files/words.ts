import { sql } from 'kysely';

/**
 * What files say of themselves: `m` and, for a part of a picture that has no words of its own, `o`, the whole one, whose words it says. One description
 * for all uses, and another where one needs it.
 */
export const SAYING = sql`media m left join media o on o.id = m.cut_of and m.described_at is null`;

/** The words of a row of SAYING. */
export const ALT = sql`coalesce(o.alt, m.alt)`;
export const DECORATIVE = sql`coalesce(o.decorative, m.decorative)`;
export const CAPTION = sql`coalesce(o.caption, m.caption)`;
export const CREDIT = sql`coalesce(o.credit, m.credit)`;
