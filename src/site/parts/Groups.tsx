import type { ReactNode } from 'react';
import { Group } from './Section.tsx';

/**
 * A list grouped by year or month, in the list's own order. A group may continue on the next page under the same name. `count`: the number of items
 * in a group, in words.
 */
export function Groups<T>({
  id,
  items,
  nameOf,
  count,
  act,
  render,
}: {
  /** Prefix of the groups' anchors. */
  id: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  count?: (n: number) => string;
  /** An action for a group, below its name. */
  act?: (items: readonly T[]) => ReactNode;
  render: (items: readonly T[]) => ReactNode;
}) {
  return [...Map.groupBy(items, nameOf)].map(([name, ofIt], i) => (
    <Group key={name} id={`${id}-${i + 1}`} title={name} note={count?.(ofIt.length)} act={act?.(ofIt)}>
      {render(ofIt)}
    </Group>
  ));
}
