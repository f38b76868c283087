import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { TODAY } from './words.ts';

/** The loading state of a part of the page. */
export interface PartState<T> {
  /** undefined: loading; null: failed. */
  readonly rows: readonly T[] | null | undefined;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/** A part of the page: its heading, the link to the full list, and its rows. An empty part is hidden, unless `empty` is given. */
export function Part<T>({
  name,
  far,
  rows,
  empty,
  isPending,
  onRetry,
  children,
}: PartState<T> & {
  name: string;
  far?: { readonly to: string; readonly name: string } | undefined;
  empty?: string;
  children: (rows: readonly T[]) => ReactNode;
}) {
  const words = useWords(TODAY);
  const id = useId();
  if (rows?.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={id} aria-busy={isPending}>
      <h2 className="part desk-part" id={id}>
        {name}
        {far && (
          <Link className="desk-far" to={far.to}>
            {far.name}
            <span className="vh">: {name}</span>
          </Link>
        )}
      </h2>
      {rows === undefined && <Skeleton rows={2} />}
      {rows === null && (
        <Notice tone="bad">
          <div>
            <span>{words.failed}</span> <span className="hint">{words.failedWhy}</span>
          </div>
          <Button look="line" onClick={onRetry}>
            {words.retry}
          </Button>
        </Notice>
      )}
      {rows?.length === 0 && <p className="desk-none">{empty}</p>}
      {rows && rows.length > 0 && children(rows)}
    </section>
  );
}
