import type { Kind } from '#kinds/define.ts';
import type { AnyRecord } from '#kinds/records.ts';
import { anyOnWire, type WireDeps } from './wire.ts';

/** Two states of a record in wire format, field by field; `unit` is the name of the unit it belongs to. For the first state, `before` is null. */
export function comparedOnWire(
  kind: Kind,
  { before, after }: { readonly before: AnyRecord | null; readonly after: AnyRecord },
  names: readonly string[],
  deps: WireDeps,
) {
  const [was, is] = [before && valuesOnWire(kind, before, deps), valuesOnWire(kind, after, deps)];
  return names.map((name) => ({
    name,
    label: kind.fields[name]?.label ?? (name === 'unit' ? unitLabel(after) : 'Status'),
    type: kind.fields[name]?.type ?? name,
    before: was?.[name] ?? null,
    after: is[name] ?? null,
  }));
}

function valuesOnWire(kind: Kind, record: AnyRecord, deps: WireDeps): Record<string, unknown> {
  const unit = record.department ?? record.diocese;
  const { password: _, ...values } = anyOnWire(kind, record, deps) as Record<string, unknown>;
  return { ...values, unit: unit?.name ?? '' };
}

const unitLabel = ({ diocese }: AnyRecord): string => (diocese ? 'Diocese' : 'Department');
