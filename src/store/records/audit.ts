import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { isStaff, type Viewer } from '#kinds/viewer.ts';
import type { Tx } from '../database/db.ts';
import { contentChanges } from '../database/generation.ts';
import { isTopic } from '../database/topics.ts';
import { noteFiles } from '../files/filesInUse.ts';
import type { StoredRow } from '../rows/rows.ts';
import { learnWordsOf } from '../search/search.ts';
import { isSearchColumn } from '../search/searchColumns.ts';

/** A record before a write, null when it is new, and after it. */
export interface Audited {
  readonly before: StoredRow | null;
  readonly after: StoredRow;
}

/** What can happen to a record; the history tells it by these names. */
export type AuditAction = 'create' | 'change' | 'switch' | 'remove' | 'restore' | 'send_back' | 'wait_again';

/** Only these can bring in files and words that the record did not have, or whose files were thrown away while it lay in the trash. */
const BRING_CONTENT: readonly AuditAction[] = ['create', 'change', 'restore'];

/**
 * Records what every write leaves behind: revisions, files in use, search words, and a new content generation of the kind. `byFile`: nothing of the
 * records themselves was saved, one of their files shows or says something else.
 */
export async function audit(
  tx: Tx,
  viewer: Viewer,
  kind: Kind,
  action: AuditAction,
  written: readonly Audited[],
  now: Date,
  byFile: true | null = null,
): Promise<void> {
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
  if (BRING_CONTENT.includes(action)) {
    for (const { after } of written) await noteFiles(tx, viewer, kind, after);
    await learnWordsOf(
      tx,
      kind,
      written.map(({ after }) => after),
    );
  }
  if (isTopic(kind)) contentChanges(tx, kind.name);
}

interface Revision {
  readonly id: string;
  readonly version: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** Texts of a statement's parameters stay below so many characters: a thousand long articles must not stand in memory as one. */
const MOST_CHARACTERS = 8_000_000;

/** The revisions, as many together as fit into one statement: a thousand short records go in one or two. */
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
