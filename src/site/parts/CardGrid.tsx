import { EmptyState } from '#ui/EmptyState.tsx';
import { Card, type CardContent } from './Cards.tsx';

/** The cards of a list's page, three in a row; what is said when there are none is asked for. */
export function CardGrid({ items, empty }: { items: readonly CardContent[]; empty: string }) {
  return (
    <div className="mt-7">
      {items.length > 0 ? (
        <div className="grid grid--3">
          {items.map((item, i) => (
            <Card key={item.path} {...item} sizes={sizesIn(items, i)} level="h2" first={i === 0} />
          ))}
        </div>
      ) : (
        <EmptyState sentence={empty} />
      )}
    </div>
  );
}

/** How wide the picture of a card is among three in a row, where the first two share a row if two are over. */
export const sizesIn = (items: readonly unknown[], place: number): 'card' | 'pair' =>
  place < 2 && items.length % 3 === 2 ? 'pair' : 'card';
