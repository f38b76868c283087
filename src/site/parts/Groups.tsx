import type { ReactNode } from 'react';
import { Group } from './Section.tsx';

/**
 * A list under the names of its years or months, in the list's own order. A group goes on over the end of a page under the same name.
 * `count`: how many there are under a name, in words.
 */
export function Groups<T>({
  id,
  items,
  nameOf,
  count,
  act,
  render,
}: {
  /** Begins the anchors of the groups. */
  id: string;
  items: readonly T[];
  nameOf: (item: T) => string;
  count?: (n: number) => string;
  /** What can be done with a group, below its name. */
  act?: (items: readonly T[]) => ReactNode;
  render: (items: readonly T[]) => ReactNode;
}) {
  return [...Map.groupBy(items, nameOf)].map(([name, ofIt], i) => (
    <Group key={name} id={`${id}-${i + 1}`} title={name} note={count?.(ofIt.length)} act={act?.(ofIt)}>
      {render(ofIt)}
    </Group>
  ));
}
