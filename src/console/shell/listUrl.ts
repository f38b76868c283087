/** What a list is asked for, as it stands in the address: shared, reloaded and reached with "back" like any page. */
export interface ListUrl {
  readonly search: string;
  /** '' for all. */
  readonly status: '' | 'active' | 'inactive';
  /** Ids of the chosen units; none for all. */
  readonly units: readonly string[];
}

export const NO_FILTERS: ListUrl = { search: '', status: '', units: [] };

const SEARCH_MAX = 200;

/** Reads a list's address. What makes no sense there counts as not given. */
export function readListUrl(query: URLSearchParams): ListUrl {
  const status = query.get('status');
  return {
    search: (query.get('search') ?? '').slice(0, SEARCH_MAX),
    status: status === 'active' || status === 'inactive' ? status : '',
    units: [...new Set(query.getAll('unit').filter(Boolean))],
  };
}

/** The address's query for a list; what is not asked for leaves no trace. */
export function writeListUrl({ search, status, units }: ListUrl): URLSearchParams {
  const query = new URLSearchParams();
  if (search.trim()) query.set('search', search.trim().slice(0, SEARCH_MAX));
  if (status) query.set('status', status);
  for (const unit of units) query.append('unit', unit);
  return query;
}

/** `activated` as the news calls take it (000 §4: 'all', true or false). */
export function activatedOf(status: ListUrl['status']): boolean | 'all' {
  return status === '' ? 'all' : status === 'active';
}

/** How many filters are set, for the mark on the Filter button. The search is no filter. */
export const filterCount = ({ status, units }: ListUrl): number => (status ? 1 : 0) + units.length;
