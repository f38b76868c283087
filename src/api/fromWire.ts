import type { ChoiceField, Direction, Kind } from '#kinds/define.ts';
import { choiceFromWire, namesOnWire } from '#kinds/wireNames.ts';
import { refusedField } from '#lib/refusal.ts';
import type { ListQuery } from '#store/records/listQuery.ts';
import type { Change } from '#store/records/rows.ts';

type Input = Readonly<Record<string, unknown>>;

/** The list that a body asks for: the kind's filters apart from what every list takes, branded names as what they stand for. */
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

/** What the kind says that lists may be put in order by; of two kinds with one call each takes its own. Throws Refusal (422). */
function sortableNamed({ sortable = {} }: Kind, name: string): string {
  if (Object.hasOwn(sortable, name)) return name;
  throw refusedField('order_by', `order_by must be one of: ${Object.keys(sortable).join(', ')}.`);
}

/**
 * The body of a create or an edit as the write path takes it: fields under their own names, branded names as what they stand for, the unit
 * as a column. A family that contradicts the unit is no reason to refuse: the unit decides.
 */
export function changeOf(kind: Kind, input: Input): Change {
  const change: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    const own = kind.aliases?.[name] ?? name;
    // The field's own name wins over a former one.
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

/** The choice behind a name. Throws Refusal (422) with all names that there are. */
function choiceNamed(field: ChoiceField, name: string, where: string): string {
  const choice = choiceFromWire(field, name);
  if (choice !== undefined) return choice;
  const sentence = `${where} must be one of: ${namesOnWire(field).join(', ')}.`;
  throw refusedField(where, sentence);
}
