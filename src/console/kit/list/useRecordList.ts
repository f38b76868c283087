import { type Kind, type UnitKind, unitsOf } from '#kinds/define.ts';
import { useWords } from '#ui/useWords.ts';
import { type RecordDoc, recordCalls } from '../form/recordCalls.ts';
import { useStaff } from '../session.ts';
import { useUnits } from '../useUnits.ts';
import { SHELL } from '../words.ts';
import type { Dated, SortName } from './dated.ts';
import { bodyOfFilters, type ListFilter, statusFilter, unitFilter } from './filters.ts';
import type { ListOrder } from './listAddress.ts';
import type { Part } from './pages.ts';
import { useIsTrash } from './trashParameter.ts';
import { type List, useList } from './useList.ts';
import { type ListAddressState, useListAddress } from './useListAddress.ts';
import { LIST } from './words.ts';

interface RecordListOptions<K extends Kind> {
  readonly of: K;
  /** The page size (000 §9, 001 §9). */
  readonly size: number;
  readonly filters?: readonly ListFilter[];
  /** Fixed request parameters of the list, such as the family of news. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** The ascending sort key, if `fixed` requests another order than the kind's usual one. */
  readonly goesBy?: SortName<K>;
  /** For dated records: the list begins at today, past records are behind a choice, and a search finds both. */
  readonly dated?: Dated<K>;
  /** The unit of these records: the office chooses among all, a unit's user sees only their own (000 §6). */
  readonly unit?: UnitKind;
  /** Fallback messages when the server gave none (000 §8): for the list, the filtered list, and the units to choose from. */
  readonly failed: { readonly list: string; readonly filtered?: string; readonly units?: string };
}

export interface RecordList<K extends Kind> extends List<RecordDoc<K>> {
  readonly of: K;
  readonly address: ListAddressState;
  readonly filters: readonly ListFilter[];
  /** The units whose records are listed, for matching counts; empty for all. */
  readonly unitIds: readonly string[];
  /** Reads all rows that match search and filters (`loadAll`). */
  all(progress: (percent: number) => void, signal: AbortSignal): Promise<RecordDoc<K>[]>;
  /** The current sort order, if the kind names it. */
  readonly order: ListOrder | undefined;
  /** Sorts by this key, or reverses the order. */
  sortBy(by: string): void;
  /** The trash is listed instead (ADD-4). */
  readonly isTrash: boolean;
}

/** The records of a kind as a list whose search and filters are kept in the address. */
export function useRecordList<K extends Kind>({
  of,
  size,
  filters: own = [],
  fixed = {},
  goesBy,
  dated,
  unit,
  failed,
}: RecordListOptions<K>): RecordList<K> {
  const shared = useWords(LIST);
  const staff = useStaff();
  const { units } = useWords(SHELL);
  const isOffice = staff.is === 'full_administrator';
  const options = useUnits(unit, isOffice && unitsOf(of).length > 0, failed.units);
  const choosing = unit && isOffice ? [unitFilter(unit, units[unit].label, options)] : [];
  // If there is a filter dialog, the state filter is in it, too.
  const place = unit || own.some((filter) => filter.place !== 'bar') ? 'dialog' : 'bar';
  // A list of active records only has no state to choose.
  const state = of.switchable && !('activated' in fixed) ? [statusFilter(shared, place)] : [];
  const parts = dated ? [dated.filter] : [];
  const filters = [...state, ...parts, ...own, ...choosing];
  const address = useListAddress(filters, of.sortable);
  const calls = recordCalls(of);
  const unitIds = unit && !isOffice ? [staff[unit] ?? ''] : (address.chosen.unit ?? []);
  const isTrash = useIsTrash();
  const when = isTrash || address.search ? 'all' : dated?.when(address.chosen);
  const asked = {
    ...(isTrash ? { trashed: true } : {}),
    ...fixed,
    ...dated?.asked(when ?? ''),
    ...(unit ? { [unit]: unitIds } : {}),
    ...bodyOfFilters([...state, ...own], address.chosen),
    search: address.search,
    ...(address.order ? { order_by: address.order.by, direction: address.order.down ? 'desc' : 'asc' } : {}),
  };
  const load = (part: Part, signal: AbortSignal) => calls.list({ ...part, ...asked }, signal);
  const key = [`${calls.name}List`, asked];
  const isFiltered = Object.keys(address.chosen).length > 0;
  const sentence = (isFiltered && failed.filtered) || failed.list;
  const list = useList<RecordDoc<K>>({ key, size, start: address.page, load, failed: sentence });
  const all: RecordList<K>['all'] = (progress, signal) =>
    import('./loadAll.ts').then(({ loadAll }) => loadAll(load, progress, signal));
  const usual =
    dated && when !== 'all'
      ? { by: dated.by, down: when === 'past' }
      : goesBy === undefined
        ? usualOrder(of)
        : { by: goesBy, down: false };
  const order = address.order ?? usual;
  const sortBy = (by: string) => {
    const down = order?.by === by ? !order.down : of.sortable?.[by]?.latest === true;
    address.sort(usual?.by === by && usual.down === down ? undefined : { by, down });
  };
  return {
    ...list,
    at: { page: address.page ?? 1, size },
    of,
    address,
    order,
    sortBy,
    filters,
    unitIds,
    isTrash,
    all,
  };
}

/** The kind's usual order, if lists can be sorted by it. */
function usualOrder({ order: [first], sortable = {} }: Kind): ListOrder | undefined {
  const named = Object.entries(sortable).find(([, { column }]) => column === first?.by);
  return named && { by: named[0], down: first?.down === true };
}
