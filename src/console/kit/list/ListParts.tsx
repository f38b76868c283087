import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { ErrorState } from '../ErrorState.tsx';
import { onDemand } from '../onDemand.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import type { EmptyProps } from './EmptyList.tsx';
import type { List } from './useList.ts';
import type { ListAddressState } from './useListAddress.ts';
import { LIST } from './words.ts';

/** Counts above a list as a summary line; the second one is the positive one. */
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

/** The search box of a list and the controls next to it. `label` says what is searched. */
export function SearchBar({
  label,
  placeholder,
  address,
  children,
}: {
  label: string;
  /** The placeholder, if it is more than 'Search'. */
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

/** The active filters, each with a button that removes it. */
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

interface BodyProps<T> extends EmptyProps {
  list: List<T>;
  /** The specification's text for an empty list. */
  empty: string;
  /** Present when filters or a search narrow the list, so an empty result offers a way out. */
  onClear: (() => void) | undefined;
  /** The count in words, if it differs from the usual one. */
  counted?: (shown: number, total: number, more: boolean) => string;
  /** Renders the table from its rows. */
  children: (rows: readonly T[]) => ReactNode;
}

/** A list that is loading, failed, empty or loaded, with 'Load More...' at the bottom. */
export function ListBody<T>({ list, empty, onClear, counted, children, add, next }: BodyProps<T>) {
  const words = useWords(LIST);
  const shown = counted ?? words.shown;
  const { rows, at, total } = list;
  const page = at?.page ?? 1;
  if (!rows && list.error) return <ErrorState sentence={list.error} onRetry={list.reload} />;
  if (!rows) return <Skeleton rows={6} />;
  return (
    <div aria-busy={list.changing} className="listbox">
      {rows.length === 0 ? (
        <SuspenseBoundary>
          <EmptyList sentence={empty} {...{ add, next, onClear }} />
        </SuspenseBoundary>
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

const EmptyList = onDemand(() => import('./EmptyList.tsx'), 'EmptyList');
const PageJump = onDemand(() => import('./PageJump.tsx'), 'PageJump');
/** From this many pages on, the user can jump to a page instead of loading all before it. */
const LONG = 2;
