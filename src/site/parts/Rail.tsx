import type { ReactNode } from 'react';

/** How many items each kind of carousel shows side by side on a wide window. */
const SHOWN = { lead: 1, cards: 4, three: 3 } as const;
const CLASSES = { lead: 'rail rail--lead', cards: 'rail', three: 'rail rail--3' } as const;

/**
 * A carousel by scroll-snap: it is swiped, scrolled, or moved by the browser's own buttons, and never by itself.
 * `count` says how many items there are, so that no idle controls show where all fit.
 */
export function Rail({
  kind,
  name,
  count,
  children,
}: {
  kind: keyof typeof SHOWN;
  name: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <div className="rail-box">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group that scrolls. */}
      <div
        className={CLASSES[kind]}
        data-fit={count <= SHOWN[kind] ? '' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={name}
      >
        {children}
      </div>
    </div>
  );
}
