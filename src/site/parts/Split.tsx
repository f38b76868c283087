import { EmptyState } from '#ui/EmptyState.tsx';
import { BigCard, Card, type CardContent, Feature, Row } from './Cards.tsx';

/** So many rows fill the side of a large card; fewer leave it bare, and are drawn as cards. */
const ROWS_THAT_FILL = 3;

/**
 * One large card and the others beside it, as rows or as cards one above the other; one alone goes across the whole (look book §3).
 * `first`: its picture is the first of the page.
 */
export function Split({
  items,
  empty,
  beside,
  first = false,
}: {
  items: readonly CardContent[];
  /** What is said when there are none. */
  empty: string;
  beside: 'rows' | 'cards';
  first?: boolean;
}) {
  const [big, ...others] = items;
  if (!big) return <EmptyState sentence={empty} />;
  if (others.length === 0) return <Feature {...big} first={first} />;
  const rows = beside === 'rows' && others.length >= ROWS_THAT_FILL;
  return (
    <div className={rows ? 'split split--rows' : 'split'}>
      <div>
        <BigCard {...big} first={first} />
      </div>
      <div className={rows ? undefined : 'stack'}>
        {others.map((item) =>
          rows ? <Row key={item.path} {...item} /> : <Card key={item.path} {...item} sizes="half" brief />,
        )}
      </div>
    </div>
  );
}
