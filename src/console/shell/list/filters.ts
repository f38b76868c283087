import type { UnitKind } from '#kinds/define.ts';
import type { Option } from '#ui/Field.tsx';

interface Common {
  /** Where it is chosen: in the dialog behind 'Filter', or beside the search box. */
  readonly place?: 'dialog' | 'bar';
}
/** Any number out of a list (`checks`), or one, or none for all; of `parts`, which stand side by side, the first is meant when none is named (''). `name` is that of the address's parameter and of the call's field. */
interface ChoiceFilter extends Common {
  readonly as: 'checks' | 'radios' | 'select' | 'parts';
  readonly name: string;
  readonly legend: string;
  /** undefined while they are on their way. */
  readonly options: readonly Option[] | undefined;
  /** What the call is asked, where it is not the value itself under `name`. */
  readonly body?: (values: readonly string[]) => object;
}
/** From and to, both inclusive, each of which may be open. */
interface RangeFilter extends Common {
  readonly as: 'days' | 'years';
  readonly from: { readonly name: string; readonly legend: string };
  readonly to: { readonly name: string; readonly legend: string };
  /** The years to choose from, the newest first. */
  readonly options?: readonly Option[];
}
/** What a list can be narrowed by. */
export type ListFilter = ChoiceFilter | RangeFilter;

/** What is chosen, by the parameter's name; nothing chosen has no entry. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

/** Active and inactive, as the calls take it (000 §4: 'all', true or false). */
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

/** The units that records belong to. */
export function unitFilter(
  unit: UnitKind,
  legend: string,
  options: readonly Option[] | undefined,
): ListFilter {
  return { as: 'checks', name: 'unit', legend, options, body: (ids) => ({ [unit]: ids }) };
}

/** The years from the first one to this one, the newest first (001 §9, AMB-061). */
export function yearsSince(first: number, now = new Date()): Option[] {
  const count = now.getFullYear() - first + 1;
  return Array.from({ length: count }, (_, ago) => String(now.getFullYear() - ago)).map((year) => ({
    value: year,
    name: year,
  }));
}

/** The parameters that a filter has in the address. */
export const parametersOf = (filter: ListFilter): string[] =>
  'from' in filter ? [filter.from.name, filter.to.name] : [filter.name];

/** What a list's call is asked for by what is chosen. */
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

/** How many filters are set, for the mark on the Filter button. The search is no filter. */
export const countOf = (filters: readonly ListFilter[], chosen: Chosen): number =>
  filters.flatMap(parametersOf).reduce((count, name) => count + (chosen[name]?.length ?? 0), 0);

/** What is chosen, by name, each with what is left of the choice without it. A name that is not known yet is not shown yet. */
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
    // What stands open beside the search needs no chip.
    const values = filter.as === 'parts' ? [] : (chosen[filter.name] ?? []);
    return values.flatMap((value) => {
      const name = filter.options?.find((option) => option.value === value)?.name;
      const without = { [filter.name]: values.filter((other) => other !== value) };
      return name === undefined ? [] : [{ name, without }];
    });
  });
}
