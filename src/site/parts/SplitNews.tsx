import type { NewsTeaser } from '../data.ts';
import { BigNewsCard, NewsRow } from './NewsCards.tsx';

/** One large card and the others as rows beside it. `first`: its picture is the first of the page. */
export function SplitNews({ items, first = false }: { items: readonly NewsTeaser[]; first?: boolean }) {
  const [big, ...rows] = items;
  if (!big) return null;
  return (
    <div className="split split--rows">
      <div>
        <BigNewsCard item={big} first={first} />
      </div>
      {rows.length > 0 && (
        <div>
          {rows.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </div>
      )}
    </div>
  );
}
