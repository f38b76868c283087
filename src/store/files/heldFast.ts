import { sql } from 'kysely';

/** Whether a file, as `m`, is or ever was used in a record, or is used in a template: then it is always kept. */
export const HELD_FAST = sql<boolean>`(exists (select from media_use u where u.media_id = m.id)
  or exists (select from template_file t where t.media_id = m.id))`;
