import { same } from '../shell/form/useFields.ts';
import type { Draft } from './draftStore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a draft that were changed, in its values and as they stood before: the rest comes with the record. */
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

/** Whether the same was typed in two drafts, in whatever order the fields came. */
export const sameTyped = (
  one: Pick<Draft, 'saved' | 'values'>,
  other: Pick<Draft, 'saved' | 'values'>,
): boolean => ordered(changedFields(one).values) === ordered(changedFields(other).values);

/** As text, with the names inside of each value in order: the database keeps them in an order of its own. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
