import { sql } from 'kysely';

/** Whether a file, as `m`, stands or ever stood in a record, or stands in a template: it stays then, whatever else is true of it. */
export const HELD_FAST = sql<boolean>`(exists (select from media_use u where u.media_id = m.id)
  or exists (select from template_file t where t.media_id = m.id))`;
