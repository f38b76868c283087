import { EmptyState } from '#ui/EmptyState.tsx';
import { BigCard, Card, type CardContent, Feature, Row } from './Cards.tsx';

/** The number of rows that fill the height next to a large card; fewer are shown as cards. */
const ROWS_THAT_FILL = 3;

/**
 * One large card with the others next to it, as rows or as stacked cards; a single one takes the full width (look book §3). `first`: its picture is
 * the first of the page.
 */
export function Split({
  items,
  empty,
  beside,
  first = false,
}: {
  items: readonly CardContent[];
  /** The sentence shown if there are none. */
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
