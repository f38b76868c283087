import { sql } from 'kysely';
import type { UnitKind } from '#kinds/define.ts';
import { department } from '#kinds/department.ts';
import { diocese } from '#kinds/diocese.ts';
import type { KindName } from '#kinds/kinds.ts';
import { RESERVED_LABELS, subDomainFor } from '#kinds/subDomain.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId } from '#lib/uuid.ts';
import { accountRules } from './accounts.ts';
import type { Tx } from './db.ts';
import { endSessionsOfUnit } from './sessions.ts';

/** What a kind's own rules are told about a write; `before` is null for a new record. */
export interface WriteFacts {
  readonly viewer: Staff;
  readonly tx: Tx;
  readonly id: string;
  readonly before: (Readonly<Record<string, unknown>> & { deleted_at: Date | null }) | null;
  readonly change: Readonly<Record<string, unknown>>;
  readonly now: Date;
  readonly brand: string;
}
/** A kind's own rules: refuses the write, or gives columns that replace or complete those of the change. */
export type WriteRules = (facts: WriteFacts) => Promise<Record<string, unknown>>;

/** The rules of every kind; what is common to all stands in the write door itself. */
export const RULES: Record<KindName, WriteRules> = {
  account: accountRules,
  department: unitRules('department', department.office),
  diocese: unitRules('diocese', diocese.office),
  news: newsRules,
};

async function newsRules({ viewer, tx, before, change }: WriteFacts): Promise<Record<string, unknown>> {
  const unit = await unitOfNews(viewer, tx, before, change);
  // What the office writes is published; what a unit writes waits for the office (AMB-014).
  if (before === null)
    return { ...unit, activated: viewer.role === 'full_administrator' ? (change.activated ?? true) : false };
  // Beside other fields a unit user's switch is ignored (ADD-7); alone it is refused by the call.
  return viewer.role === 'full_administrator' ? unit : { ...unit, activated: before.activated };
}

/** A unit's user writes for the own unit, whatever the body says (ADD-7); the office names one. */
async function unitOfNews(
  viewer: Staff,
  tx: Tx,
  before: WriteFacts['before'],
  change: WriteFacts['change'],
): Promise<Record<string, unknown>> {
  if (viewer.unit)
    return before
      ? { department_id: before.department_id, diocese_id: before.diocese_id }
      : columnsOf(viewer.unit.kind, viewer.unit.id);
  const kind: UnitKind | null = change.department_id ? 'department' : change.diocese_id ? 'diocese' : null;
  if (kind === null) {
    if (before) return { department_id: before.department_id, diocese_id: before.diocese_id };
    throw new Refusal(422, 'Please select a department or a diocese.', {
      fields: { department: 'Please select a department or a diocese.' },
    });
  }
  const id = change[`${kind}_id`];
  const found = isId(id)
    ? await sql`select 1 from ${sql.table(kind)} where id = ${id} and deleted_at is null for share`.execute(
        tx,
      )
    : null;
  if (!found?.rows.length) {
    const sentence = `This ${kind} does not exist (any more). Please select another one.`;
    throw new Refusal(422, sentence, { fields: { [kind]: sentence } });
  }
  return columnsOf(kind, String(id));
}

const columnsOf = (kind: UnitKind, id: string): Record<string, unknown> =>
  kind === 'department' ? { department_id: id, diocese_id: null } : { department_id: null, diocese_id: id };

/** A unit's label: derived from the name when it is new, as asked for by the office afterwards, never twice (AMB-032). */
function unitRules(unit: UnitKind, office: readonly string[]): WriteRules {
  return async ({ viewer, tx, id, before, change, brand }) => {
    // The own name may change, but not what others rely on (AMB-020, ADD-7).
    if (before && viewer.role !== 'full_administrator')
      return Object.fromEntries(office.map((name) => [name, before[name]]));
    if (before && change.deleted_at) await endSessionsOfUnit(tx, unit, id);
    if (before && change.sub_domain === undefined) return {};
    const others = await sql<{ sub_domain: string }>`
      select sub_domain from department where id <> ${id} union all select sub_domain from diocese where id <> ${id}`.execute(
      tx,
    );
    const taken = new Set(others.rows.map((row) => row.sub_domain));
    if (!change.sub_domain)
      return { sub_domain: subDomainFor(unit, String(change.name ?? before?.name ?? ''), brand, taken) };
    const asked = String(change.sub_domain);
    if (!taken.has(asked) && !RESERVED_LABELS.includes(asked)) return {};
    const sentence = `The sub-domain ${asked} is taken. Please choose another one.`;
    throw new Refusal(422, sentence, { fields: { sub_domain: sentence } });
  };
}
