import { EmptyState } from '#ui/EmptyState.tsx';
import { Card, type CardContent } from './Cards.tsx';

/** The cards of a list page, three in a row; a sentence if there are none. */
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

/** The width class of a card's picture among three in a row; if two are left over, the first two cards share a row. */
export const sizesIn = (items: readonly unknown[], place: number): 'card' | 'pair' =>
  place < 2 && items.length % 3 === 2 ? 'pair' : 'card';
