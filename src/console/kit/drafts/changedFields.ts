import { same } from '../form/useFields.ts';
import type { Draft } from './draftStore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The changed fields of a draft, with their values before and after. The other fields come with the record. */
export function changedFields({ saved, values }: Pick<Draft, 'saved' | 'values'>): {
  readonly saved: Record<string, unknown>;
  readonly values: Record<string, unknown>;
} {
  const [before, now] = [saved as Fields, values as Fields];
  const names = Object.keys(now)
    .filter((name) => !same(now[name], before[name]))
    .toSorted();
  const of = (all: Fields) =>
    Object.fromEntries(names.flatMap((name) => (name in all ? [[name, all[name]]] : [])));
  return { saved: of(before), values: of(now) };
}

/** Whether two drafts hold the same input, regardless of field order. */
export const sameTyped = (
  one: Pick<Draft, 'saved' | 'values'>,
  other: Pick<Draft, 'saved' | 'values'>,
): boolean => ordered(changedFields(one).values) === ordered(changedFields(other).values);

/** Serialises with sorted keys, because the database has its own key order. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
