import { type Field, type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import type { AcceptContext } from '#media/keep.ts';
import type { Incoming } from './incoming.ts';

type Uploader = AcceptContext['uploader'];

/** The owner of a record's file, by its address and the units that the record has here. */
export type Owners = (units: Partial<Record<UnitKind, string>>) => (address: string) => Uploader;

/**
 * A file belongs to the unit whose records show it, or to the office if records of several units or none do: a unit's user may describe and delete the unit's
 * uploads, which must not change another unit's pages (AMB-044).
 */
export function ownersOf(records: readonly Incoming[], { accountId }: Staff): Owners {
  const shown = new Map<string, string>();
  const shared = new Set<string>();
  for (const { kind, fields } of records) {
    const unit = JSON.stringify(unitsOf(KINDS[kind]).map((one) => fields[one] ?? null));
    for (const address of addressesIn((KINDS[kind] as Kind).fields, fields)) {
      if ((shown.get(address) ?? unit) !== unit) shared.add(address);
      shown.set(address, unit);
    }
  }
  return (units) => (address) => {
    const unitKind = units.department ? 'department' : units.diocese ? 'diocese' : null;
    if (unitKind === null || shared.has(address)) return { accountId, unitKind: null, unitId: null };
    return { accountId, unitKind, unitId: units[unitKind] ?? null };
  };
}

function addressesIn(fields: Readonly<Record<string, Field>>, values: Incoming['fields']): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const given = Array.isArray(values[name]) ? values[name] : [values[name]];
    if (field.type === 'file') return given.map((one) => String(one ?? '').trim());
    if (field.type !== 'rows') return [];
    return given.flatMap((row) =>
      typeof row === 'object' && row !== null ? addressesIn(field.of, row) : [],
    );
  });
}
