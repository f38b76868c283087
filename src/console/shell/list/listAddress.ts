import { type Chosen, type ListFilter, parametersOf } from './filters.ts';

/** What a list is asked for, as it stands in the address: shared, reloaded and reached with "back" like any page. */
export interface ListAddress {
  readonly search: string;
  readonly chosen: Chosen;
}

const SEARCH_MAX = 200;

/** Reads a list's address. What its filters do not know counts as not given. */
export function readListAddress(query: URLSearchParams, filters: readonly ListFilter[]): ListAddress {
  const chosen = filters.flatMap((filter) =>
    parametersOf(filter).map((name) => [name, valuesOf(query.getAll(name), filter)] as const),
  );
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_MAX),
    chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
  };
}

function valuesOf(given: readonly string[], filter: ListFilter): string[] {
  const values = [...new Set(given.filter(Boolean))];
  if ('from' in filter || filter.as !== 'checks') {
    const known = 'from' in filter ? undefined : filter.options;
    return values.filter((value) => !known || known.some((option) => option.value === value)).slice(0, 1);
  }
  return values;
}

/** The address's query for a list; what is not asked for leaves no trace, and what is not the list's stays as it is in `query`. */
export function writeListAddress(
  query: URLSearchParams,
  { search, chosen }: ListAddress,
  filters: readonly ListFilter[],
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['search', ...filters.flatMap(parametersOf)]) next.delete(name);
  if (search.trim()) next.set('search', search.trim().slice(0, SEARCH_MAX));
  for (const name of filters.flatMap(parametersOf))
    for (const value of chosen[name] ?? []) next.append(name, value);
  return next;
}
