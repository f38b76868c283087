import type { ReactNode } from 'react';
import type { Kind } from '#kinds/define.ts';
import { useWords } from '#ui/useWords.ts';
import type { RecordDoc } from '../form/recordCalls.ts';
import { onDemand } from '../onDemand.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import type { EmptyProps } from './EmptyList.tsx';
import { FilterButton } from './FilterButton.tsx';
import { SearchedProvider } from './Found.tsx';
import { chipsOf, countOf } from './filters.ts';
import { FilterChips, ListBody, SearchBar } from './ListParts.tsx';
import type { RecordList } from './useRecordList.ts';
import { LIST } from './words.ts';

interface Props<K extends Kind> extends EmptyProps {
  list: RecordList<K>;
  /** The accessible label of the search box; without it there is no search box. */
  search: string | undefined;
  /** Shown at the end of the same row. */
  beside?: ReactNode;
  /** The specification's text for an empty list. */
  empty: string;
  /** Each filter has its own 'Clear All' (001 §2.5). */
  clearEach?: boolean | undefined;
  /** Renders the table from its rows. */
  children: (rows: readonly RecordDoc<K>[]) => ReactNode;
}

const FilterControl = onDemand(() => import('./FilterControl.tsx'), 'FilterControl');

/** Search, filters and the results, in whatever state. */
export function ListWork<K extends Kind>(props: Props<K>) {
  const { list, search, beside, clearEach = false, children, ...empty } = props;
  const words = useWords(LIST);
  const { address, filters } = list;
  const { chosen } = address;
  const chips = chipsOf(filters, chosen, words.range).map(({ name, without }) => ({
    name,
    remove: () => address.choose(without),
  }));
  const inDialog = filters.filter(({ place }) => place !== 'bar');
  const inBar = filters.filter(({ place }) => place === 'bar');
  const narrowing = filters.filter(({ as }) => as !== 'parts');
  const isNarrowed = address.search !== '' || countOf(narrowing, chosen) > 0;
  return (
    <>
      {search !== undefined && (
        <SearchBar label={search} address={address}>
          {inBar.map((filter) => (
            <SuspenseBoundary key={filter.as}>
              <FilterControl filter={filter} chosen={chosen} onChoose={address.choose} />
            </SuspenseBoundary>
          ))}
          {inDialog.length > 0 && (
            <FilterButton filters={inDialog} chosen={chosen} onApply={address.choose} clearEach={clearEach} />
          )}
          {beside}
        </SearchBar>
      )}
      {search === undefined && beside && <div className="bar bar--bare">{beside}</div>}
      <FilterChips chips={chips} onClear={address.clear} />
      <SearchedProvider value={address.search}>
        <ListBody list={list} {...empty} onClear={isNarrowed ? address.clear : undefined}>
          {children}
        </ListBody>
      </SearchedProvider>
    </>
  );
}
