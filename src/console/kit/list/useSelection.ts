import { useState } from 'react';

export interface Selection {
  /** The checked ids, in row order. */
  readonly ids: readonly string[];
  /** Whether all rows are checked, or only some. */
  readonly all: boolean;
  readonly some: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  toggleAll(): void;
  clear(): void;
}

/** Which rows of a list are checked. Rows that are no longer shown are unchecked. */
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
