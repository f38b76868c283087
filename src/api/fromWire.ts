import type { ChoiceField, Direction, Kind } from '#kinds/define.ts';
import { choiceFromWire, namesOnWire } from '#kinds/wireNames.ts';
import { refusedField } from '#lib/refusal.ts';
import type { ListQuery } from '#store/records/listQuery.ts';
import type { Change } from '#store/rows/rows.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Builds the list query from a request body: the kind's own filters are separated from what every list takes, and branded names become stored
 * values.
 */
export function queryOf(kind: Kind, input: Input): ListQuery {
  const where: Record<string, unknown> = {};
  for (const [name, filter] of Object.entries(kind.filters ?? {})) {
    const field = kind.fields[filter.column];
    const value = input[name] === '' ? undefined : input[name];
    where[name] =
      filter.takes === 'choice' && field?.type === 'choice' && typeof value === 'string'
        ? choiceNamed(field, value, name)
        : value;
  }
  const { type, order_by: by, direction, ...rest } = input as Input & ListQuery & Ordered;
  const sorted = by === undefined ? undefined : { by: sortableNamed(kind, by), down: direction === 'desc' };
  return { ...rest, ...(kind.belongsTo && type ? { type } : {}), where, sorted };
}

interface Ordered {
  readonly order_by?: string;
  readonly direction?: Direction;
}

/** The column that lists may be sorted by under this name; of two kinds that share a call each takes its own. Throws Refusal (422). */
function sortableNamed({ sortable = {} }: Kind, name: string): string {
  if (Object.hasOwn(sortable, name)) return name;
  throw refusedField('order_by', `order_by must be one of: ${Object.keys(sortable).join(', ')}.`);
}

/**
 * Builds the change for the write path from the body of a create or an edit: fields under their own names, branded names as stored values, the
 * unit as a column. A family that contradicts the unit is ignored: the unit decides.
 */
export function changeOf(kind: Kind, input: Input): Change {
  const change: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const own = kind.aliases?.[name] ?? name;
    // A field's current name wins over a former one.
    if (value === undefined || (own !== name && input[own] !== undefined)) continue;
    const field = kind.fields[own];
    change[own] =
      field?.type === 'choice' && field.wire && value !== '' ? choiceNamed(field, String(value), own) : value;
  }
  const { type, department, diocese } = input;
  if (!(kind.belongsTo && type === 'dioceses' && diocese)) change.department_id = department;
  if (!(kind.belongsTo && type === 'departments' && department)) change.diocese_id = diocese;
  return change;
}

/** The stored value of a choice. Throws Refusal (422) that lists all valid names. */
function choiceNamed(field: ChoiceField, name: string, where: string): string {
  const choice = choiceFromWire(field, name);
  if (choice !== undefined) return choice;
  const sentence = `${where} must be one of: ${namesOnWire(field).join(', ')}.`;
  throw refusedField(where, sentence);
}
