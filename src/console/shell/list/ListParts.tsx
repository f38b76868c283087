import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { onDemand } from '../../onDemand.ts';
import { SuspenseBoundary } from '../../SuspenseBoundary.tsx';
import { ErrorState } from '../ErrorState.tsx';
import type { List } from './useList.ts';
import type { ListAddressState } from './useListAddress.ts';
import { LIST } from './words.ts';

/** Counts above a list as a ledger line; the second one is the good news. */
export function Stats({ stats }: { stats: readonly (readonly [name: string, value: number | undefined])[] }) {
  return (
    <dl className="stats">
      {stats.map(([name, value], place) => (
        <div key={name} className={place === 1 ? 'good' : undefined}>
          <dt>{name}</dt>
          <dd>{value ?? <span aria-hidden="true">–</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The search box of a list and what stands beside it. `label` says what is searched. */
export function SearchBar({
  label,
  placeholder,
  address,
  children,
}: {
  label: string;
  /** What stands in the empty box, where it is more than 'Search'. */
  placeholder?: string;
  address: Pick<ListAddressState, 'typed' | 'type'>;
  children?: ReactNode;
}) {
  const words = useWords(LIST);
  return (
    <div className="bar">
      <div className="field search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder ?? words.search}
          value={address.typed}
          maxLength={200}
          onChange={(event) => address.type(event.target.value)}
        />
      </div>
      {children}
    </div>
  );
}

/** The filters that are set, each with a button that takes it away. */
export function FilterChips({
  chips,
  onClear,
}: {
  chips: readonly { name: string; remove: () => void }[];
  onClear: () => void;
}) {
  const words = useWords(LIST);
  if (chips.length === 0) return null;
  return (
    <div className="chips">
      {chips.map(({ name, remove }) => (
        <Chip key={name} name={name} removeLabel={words.removeFilter(name)} onRemove={remove} />
      ))}
      <Button look="text" onClick={onClear}>
        {words.clearAll}
      </Button>
    </div>
  );
}

interface BodyProps<T> {
  list: List<T>;
  /** The specification's text for an empty list. */
  empty: string;
  /** Present when something narrows the list, so that nothing found has a way out. */
  onClear: (() => void) | undefined;
  /** How many there are, in words, where it is not said as usual. */
  counted?: (shown: number, total: number, more: boolean) => string;
  /** The table, given its rows. */
  children: (rows: readonly T[]) => ReactNode;
}

/** A list in whatever state it is in: on its way, failed, empty, or there, with 'Load More...' at its foot. */
export function ListBody<T>({ list, empty, onClear, counted, children }: BodyProps<T>) {
  const words = useWords(LIST);
  const shown = counted ?? words.shown;
  const { rows, at, total } = list;
  const page = at?.page ?? 1;
  if (!rows && list.error) return <ErrorState sentence={list.error} onRetry={list.reload} />;
  if (!rows) return <Skeleton rows={6} />;
  return (
    <div aria-busy={list.changing} className="listbox">
      {rows.length === 0 ? (
        <EmptyState sentence={empty}>
          {onClear && (
            <Button look="line" onClick={onClear}>
              {words.clearAll}
            </Button>
          )}
        </EmptyState>
      ) : (
        children(rows)
      )}
      <div className="foot">
        <span role="status">{page === 1 && rows.length > 0 && shown(rows.length, total, list.hasMore)}</span>
        {list.hasMore && (
          <Button look="line" busy={list.loadingMore} onClick={list.loadMore}>
            {words.loadMore}
          </Button>
        )}
        {at && (page > 1 || total > LONG * at.size) && (
          <SuspenseBoundary>
            <PageJump at={at} list={list} />
          </SuspenseBoundary>
        )}
      </div>
    </div>
  );
}

const PageJump = onDemand(() => import('./PageJump.tsx'), 'PageJump');
/** From so many pages on one looks for a page rather than loading all before it. */
const LONG = 2;
