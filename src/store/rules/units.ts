import { sql } from 'kysely';
import type { UnitKind } from '#kinds/define.ts';
import { RESERVED_LABELS, subDomainFor } from '#kinds/subDomain.ts';
import { refusedField } from '#lib/refusal.ts';
import { endSessionsOfUnit } from '../accounts/endSessions.ts';
import type { Rules } from '../records/rule.ts';

/** A unit's label: derived from the name of a new unit, later set by the office, always unique (AMB-032). */
export function unitRules(unit: UnitKind, office: readonly string[]): Rules {
  return async ({ viewer, tx, id, before, change }) => {
    // A unit may change its own name, but not what others rely on (AMB-020, ADD-7).
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
      return { sub_domain: subDomainFor(unit, String(change.name ?? before?.name ?? ''), taken) };
    const asked = String(change.sub_domain);
    if (!taken.has(asked) && !RESERVED_LABELS.includes(asked)) return {};
    const sentence = `The sub-domain ${asked} is taken. Please choose another one.`;
    throw refusedField('sub_domain', sentence);
  };
}
