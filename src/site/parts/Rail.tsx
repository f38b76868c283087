import type { ReactElement } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { railWords } from './words.ts';

/** How many items each kind of carousel shows side by side on a wide window. */
const SHOWN = { lead: 1, cards: 4, three: 3, two: 2, covers: 3, shelf: 5, book: 1 } as const;
const CLASSES = {
  lead: 'rail rail--lead',
  cards: 'rail',
  three: 'rail rail--3',
  two: 'rail rail--2',
  covers: 'rail rail--covers',
  shelf: 'rail rail--covers rail--shelf',
  book: 'rail',
} as const;

/**
 * A carousel by scroll-snap: it is swiped, scrolled, or moved by the browser's own buttons, and never moves automatically. A browser without such
 * buttons shows links to the items. `id` prefixes the anchors of the items; `render` gets an item, whether it is the first, and its index.
 */
export function Rail<T>({
  kind,
  id,
  name,
  items,
  empty,
  render,
}: {
  kind: keyof typeof SHOWN;
  id: string;
  name: string;
  items: readonly T[];
  /** The sentence shown if there are none. */
  empty: string;
  render: (item: T, first: boolean, place: number) => ReactElement;
}) {
  const w = useWords(railWords);
  if (items.length === 0) return <EmptyState sentence={empty} />;
  const anchor = (i: number) => `${id}-${i + 1}`;
  return (
    <div className="rail-box">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group that scrolls. */}
      <div
        className={CLASSES[kind]}
        // If all items fit, hide the controls.
        data-fit={items.length <= SHOWN[kind] ? '' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={name}
        // Labels of the browser's own buttons and markers.
        data-previous={w.previous}
        data-next={w.next}
      >
        {items.map((item, i) => (
          <div key={anchor(i)} id={anchor(i)} data-mark={w.item(i + 1, items.length)}>
            {render(item, i === 0, i)}
          </div>
        ))}
      </div>
      {items.length > 1 && (
        <nav className="rail-marks" aria-label={name}>
          {items.flatMap((_, i) => [
            <a key={anchor(i)} href={`#${anchor(i)}`} aria-label={w.item(i + 1, items.length)}>
              {i + 1}
            </a>,
            ' ',
          ])}
        </nav>
      )}
    </div>
  );
}
