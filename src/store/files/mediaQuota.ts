import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';

/** Limits in bytes of originals: of all files, and per unit, by its users' uploads. */
export interface QuotaLimits {
  readonly all?: number | undefined;
  readonly perUnit?: number | undefined;
  /** How many parts one person may cut out of one picture. */
  readonly parts?: number | undefined;
}

interface Wanted {
  readonly bytes: number;
  readonly unitKind: 'department' | 'diocese' | null;
  readonly unitId: string | null;
}

/** The limit that a file of this size would exceed, the unit's first; null when there is room. `begun`: bytes of pending uploads, of the unit and of all. */
export async function exceededLimit(
  db: Db | Tx,
  file: Wanted,
  limits: QuotaLimits,
  begun = { unit: 0, all: 0 },
): Promise<'unit' | 'all' | null> {
  const ofUnit = file.unitId === null ? undefined : limits.perUnit;
  if (ofUnit === undefined && limits.all === undefined) return null;
  if (ofUnit !== undefined) {
    const unit = sql`unit_kind = ${file.unitKind} and unit_id = ${file.unitId}`;
    if ((await bytesWhere(db, unit)) + begun.unit + file.bytes > ofUnit) return 'unit';
  }
  if (limits.all === undefined) return null;
  return (await bytesWhere(db, sql`true`)) + begun.all + file.bytes > limits.all ? 'all' : null;
}

async function bytesWhere(db: Db | Tx, where: ReturnType<typeof sql>): Promise<number> {
  const found = await sql<{
    n: string;
  }>`select coalesce(sum(bytes), 0) as n from media where ${where}`.execute(db);
  return Number(found.rows[0]?.n ?? 0);
}

/** The storage used by one unit, or the office (null). Bytes of the originals. */
export interface Usage {
  readonly unitKind: 'department' | 'diocese' | null;
  readonly unitId: string | null;
  readonly files: number;
  readonly bytes: number;
}

/** Storage used by each unit, the largest first. */
export async function usageByUnit(db: Db): Promise<Usage[]> {
  const found = await sql<{
    unit_kind: Usage['unitKind'];
    unit_id: string | null;
    files: string;
    bytes: string;
  }>`
    select unit_kind, unit_id, count(*) as files, sum(bytes) as bytes from media group by 1, 2 order by 4 desc, 2`.execute(
    db,
  );
  return found.rows.map((row) => ({
    unitKind: row.unit_kind,
    unitId: row.unit_id,
    files: Number(row.files),
    bytes: Number(row.bytes),
  }));
}
