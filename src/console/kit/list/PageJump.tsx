import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { PAGE, pageOf } from './listAddress.ts';
import { PAGE_JUMP } from './pageJumpWords.ts';
import type { List } from './useList.ts';
import './pageJump.css';

/**
 * Jumps to any page of a long list: type its number, then press Enter or the button. A number beyond the end leads to the last page. If the list
 * begins further down, it shows which rows these are.
 */
export function PageJump({ at, list }: { at: NonNullable<List<unknown>['at']>; list: List<unknown> }) {
  const words = useWords(PAGE_JUMP);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(String(at.page));
  useEffect(() => setTyped(String(at.page)), [at.page]);
  const count = list.rows?.length ?? 0;
  const last = Math.max(1, Math.ceil(list.total / at.size));
  const [, setQuery] = useSearchParams();
  const goTo = useCallback(
    (page: number, instead: boolean) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(PAGE);
          if (page > 1) next.set(PAGE, String(page));
          return next;
        },
        { replace: instead, preventScrollReset: true },
      ),
    [setQuery],
  );
  // A page beyond the end is replaced by the last one; deletions meanwhile may have left that empty, too.
  const nearest = at.page > 1 && count === 0 && !list.changing ? Math.min(last, at.page - 1) : undefined;
  useEffect(() => {
    if (nearest !== undefined) goTo(nearest, true);
  }, [nearest, goTo]);
  const go = (page: number) => {
    const within = Math.min(page, last);
    setTyped(String(within));
    if (within === at.page) return;
    goTo(within, false);
    form.current?.closest('.listbox')?.scrollIntoView({ block: 'start' });
  };
  const first = (at.page - 1) * at.size + 1;
  return (
    <form
      ref={form}
      className="pagejump"
      onSubmit={(event) => {
        event.preventDefault();
        go(pageOf(typed) ?? 1);
      }}
    >
      {at.page > 1 && count > 0 && (
        <span role="status">{words.shown(first, first + count - 1, list.total)}</span>
      )}
      {at.page > 1 && (
        <Button look="text" onClick={() => go(at.page - 1)}>
          {words.before}
        </Button>
      )}
      <div className="field">
        <label htmlFor={id}>{words.page}</label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={5}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <span>{words.of(last)}</span>
      <Button type="submit" look="line">
        {words.go}
      </Button>
    </form>
  );
}
