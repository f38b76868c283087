import type { UnitKind } from '#kinds/define.ts';
import type { Option } from '#ui/Field.tsx';

interface Common {
  /** Where it is shown: in the dialog behind 'Filter', or next to the search box. */
  readonly place?: 'dialog' | 'bar';
}
/**
 * A choice from a list: any number (`checks`), or one, or none for all; for `parts`, a segmented control, the first is the default (''). `name` is
 * both the URL parameter and the call's field.
 */
interface ChoiceFilter extends Common {
  readonly as: 'checks' | 'radios' | 'select' | 'parts';
  readonly name: string;
  readonly legend: string;
  /** undefined while loading. */
  readonly options: readonly Option[] | undefined;
  /** The request fields, if not simply the value under `name`. */
  readonly body?: (values: readonly string[]) => object;
}
/** From and to, both inclusive, each optional. */
interface RangeFilter extends Common {
  readonly as: 'days' | 'years';
  readonly from: { readonly name: string; readonly legend: string };
  readonly to: { readonly name: string; readonly legend: string };
  /** The years to choose from, the newest first. */
  readonly options?: readonly Option[];
}
/** A filter of a list. */
export type ListFilter = ChoiceFilter | RangeFilter;

/** The chosen values by parameter name; a filter without a choice has no entry. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Active and inactive, with the values the calls take (000 §4: 'all', true or false). */
export function statusFilter(
  words: { readonly status: string; readonly active: string; readonly inactive: string },
  place: Common['place'] = 'dialog',
): ListFilter {
  return {
    as: place === 'bar' ? 'select' : 'radios',
    place,
    name: 'status',
    legend: words.status,
    options: [
      { value: 'active', name: words.active },
      { value: 'inactive', name: words.inactive },
    ],
    body: ([status]) => ({ activated: status === undefined ? 'all' : status === 'active' }),
  };
}

/** The filter by unit. */
export function unitFilter(
  unit: UnitKind,
  legend: string,
  options: readonly Option[] | undefined,
): ListFilter {
  return { as: 'checks', name: 'unit', legend, options, body: (ids) => ({ [unit]: ids }) };
}

/** The years from the first one to the current one, newest first (001 §9, AMB-061). */
export function yearsSince(first: number, now = new Date()): Option[] {
  const count = now.getFullYear() - first + 1;
  return Array.from({ length: count }, (_, ago) => String(now.getFullYear() - ago)).map((year) => ({
    value: year,
    name: year,
  }));
}

/** The URL parameters of a filter. */
export const parametersOf = (filter: ListFilter): string[] =>
  'from' in filter ? [filter.from.name, filter.to.name] : [filter.name];

/** The request fields for the chosen filters. */
export function bodyOfFilters(filters: readonly ListFilter[], chosen: Chosen): object {
  return Object.assign({}, ...filters.map((filter) => bodyOfFilter(filter, chosen)));
}

function bodyOfFilter(filter: ListFilter, chosen: Chosen): object {
  if ('from' in filter)
    return {
      [filter.from.name]: one(chosen, filter.from.name),
      [filter.to.name]: one(chosen, filter.to.name),
    };
  const values = chosen[filter.name] ?? [];
  if (filter.body) return filter.body(values);
  return { [filter.name]: filter.as === 'checks' ? values : (values[0] ?? 'all') };
}

const one = (chosen: Chosen, name: string): string => chosen[name]?.[0] ?? '';

/** The number of active filters, for the badge on the Filter button. The search is not counted. */
export const countOf = (filters: readonly ListFilter[], chosen: Chosen): number =>
  filters.flatMap(parametersOf).reduce((count, name) => count + (chosen[name]?.length ?? 0), 0);

/** The chosen values by name, each with the choice that remains without it. A name that is still loading is not shown yet. */
export function chipsOf(
  filters: readonly ListFilter[],
  chosen: Chosen,
  range: (from: string, to: string) => string,
): { name: string; without: Chosen }[] {
  return filters.flatMap((filter) => {
    if ('from' in filter) {
      const [from, to] = [one(chosen, filter.from.name), one(chosen, filter.to.name)];
      if (!from && !to) return [];
      return [{ name: range(from, to), without: { [filter.from.name]: [], [filter.to.name]: [] } }];
    }
    // Values visible next to the search need no chip.
    const values = filter.as === 'parts' ? [] : (chosen[filter.name] ?? []);
    return values.flatMap((value) => {
      const name = filter.options?.find((option) => option.value === value)?.name;
      const without = { [filter.name]: values.filter((other) => other !== value) };
      return name === undefined ? [] : [{ name, without }];
    });
  });
}
