import { useState } from 'react';

export interface Selection {
  /** The checked ids, in the order of the rows. */
  readonly ids: readonly string[];
  /** All rows are checked, some, or none. */
  readonly all: boolean;
  readonly some: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  toggleAll(): void;
  clear(): void;
}

/** Which rows of a list are checked. A row that is no longer shown is no longer checked. */
export function useSelection(shown: readonly string[]): Selection {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => checked.has(id));
  const all = ids.length > 0 && ids.length === shown.length;
  return {
    ids,
    all,
    some: ids.length > 0 && !all,
    has: (id) => checked.has(id),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChecked(next);
    },
    toggleAll: () => setChecked(new Set(all ? [] : shown)),
    clear: () => setChecked(new Set()),
  };
}
