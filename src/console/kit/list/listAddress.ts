import { type Chosen, type ListFilter, parametersOf } from './filters.ts';

/** The state of a list in its address, so it can be shared, reloaded and reached with "back" like any page. */
export interface ListAddress {
  readonly search: string;
  readonly chosen: Chosen;
  /** The sort order, if it is not the usual one. */
  readonly order?: ListOrder | undefined;
  /** The first page to show, if it is not page 1. */
  readonly page?: number | undefined;
}

/** A sort key as its kind declares it, and whether it is descending. */
export interface ListOrder {
  readonly by: string;
  readonly down: boolean;
}

/** The sort keys a list allows. */
export type Sortable = Readonly<Record<string, unknown>>;

const ORDER = 'order';
export const PAGE = 'page';
/** The server counts no further (AMB-058). */
const LAST_PAGE = 10_000;
/** The prefix of a descending sort key. */
const DOWN = '-';

const SEARCH_MAX = 200;

/** Reads a list's address. Values unknown to its filters, and unknown sort orders, are ignored. */
export function readListAddress(
  query: URLSearchParams,
  filters: readonly ListFilter[],
  sortable: Sortable = {},
): ListAddress {
  const chosen = filters.flatMap((filter) =>
    parametersOf(filter).map((name) => [name, valuesOf(query.getAll(name), filter)] as const),
  );
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_MAX),
    chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    order: orderOf(query.get(ORDER) ?? '', sortable),
    page: pageOf(query.get(PAGE) ?? ''),
  };
}

/** Parses a page number; undefined for the first page and for anything that is not a number. */
export function pageOf(given: string): number | undefined {
  const page = Math.min(Number.parseInt(given, 10) || 1, LAST_PAGE);
  return page > 1 ? page : undefined;
}

function orderOf(given: string, sortable: Sortable): ListOrder | undefined {
  const down = given.startsWith(DOWN);
  const by = down ? given.slice(DOWN.length) : given;
  return Object.hasOwn(sortable, by) ? { by, down } : undefined;
}

function valuesOf(given: readonly string[], filter: ListFilter): string[] {
  const values = [...new Set(given.filter(Boolean))];
  if ('from' in filter || filter.as !== 'checks') {
    const known = 'from' in filter ? undefined : filter.options;
    return values.filter((value) => !known || known.some((option) => option.value === value)).slice(0, 1);
  }
  return values;
}

/** The query for a list, from its first page on. Unset parameters are omitted, and parameters that are not the list's stay as they are in `query`. */
export function writeListAddress(
  query: URLSearchParams,
  { search, chosen, order }: ListAddress,
  filters: readonly ListFilter[],
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['search', ORDER, PAGE, ...filters.flatMap(parametersOf)]) next.delete(name);
  if (search.trim()) next.set('search', search.trim().slice(0, SEARCH_MAX));
  for (const name of filters.flatMap(parametersOf))
    for (const value of chosen[name] ?? []) next.append(name, value);
  if (order) next.set(ORDER, (order.down ? DOWN : '') + order.by);
  return next;
}
