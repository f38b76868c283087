import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { isStaff } from '#kinds/viewer.ts';
import type { Tx } from '../database/db.ts';
import type { StoredRow } from '../rows/rows.ts';
import { isSearchColumn } from '../search/searchColumns.ts';
import type { Audited, Write } from './writePath.ts';

/** Adds a revision of each record: who did what, when, by which API token or plan, and the record before and after. */
export async function addRevisions(tx: Tx, write: Write): Promise<void> {
  const { viewer, kind, action, written, now, byFile = null } = write;
  const by = isStaff(viewer) ? viewer.accountId : null;
  const via = (isStaff(viewer) && viewer.via) || null;
  const token = (isStaff(viewer) && viewer.token?.name) || null;
  const plannedFor = (isStaff(viewer) && viewer.plannedFor) || null;
  for (const some of inParts(kind, written)) {
    await sql`insert into revision (kind, record_id, version, action, at, by, via, token, planned_for, by_file, before, after)
      select ${kind.name}, r.id, r.version, ${action}, ${now}, ${by}, ${via}, ${token}, ${plannedFor}, ${byFile}::boolean, r.before::jsonb, r.after::jsonb
      from unnest(${some.map(({ id }) => id)}::uuid[], ${some.map(({ version }) => version)}::int[],
        ${some.map(({ before }) => before)}::text[], ${some.map(({ after }) => after)}::text[]) as r (id, version, before, after)`.execute(
      tx,
    );
  }
}

interface Revision {
  readonly id: string;
  readonly version: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** At most this many characters of parameters per statement: a thousand long articles must not be in memory as one text. */
const MOST_CHARACTERS = 8_000_000;

/** Splits the revisions into statements, as many each as fit: a thousand short records take one or two. */
function* inParts(kind: Kind, written: readonly Audited[]): Generator<Revision[]> {
  let part: Revision[] = [];
  let characters = 0;
  for (const { before, after } of written) {
    const revision = {
      id: after.id,
      version: after.version,
      before: snapshot(kind, before),
      after: snapshot(kind, after),
    };
    const size = (revision.before?.length ?? 0) + (revision.after?.length ?? 0);
    if (part.length > 0 && characters + size > MOST_CHARACTERS) {
      yield part;
      [part, characters] = [[], 0];
    }
    part.push(revision);
    characters += size;
  }
  if (part.length > 0) yield part;
}

function snapshot(kind: Kind, row: StoredRow | null): string | null {
  if (!row) return null;
  const secret = new Set(
    Object.entries(kind.fields).flatMap(([name, field]) => (field.type === 'secret' ? [name] : [])),
  );
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).filter(([name]) => !isSearchColumn(name) && !secret.has(name))),
  );
}
