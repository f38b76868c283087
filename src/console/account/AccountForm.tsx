import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useSentence } from '../shell/useSentence.ts';
import type { useAccountForm } from './useAccountForm.ts';

type Failed = Parameters<ReturnType<typeof useSentence>>[1];

interface Props {
  form: ReturnType<typeof useAccountForm>;
  /** What it changes: its heading, and its button. */
  title: string;
  /** What the change brings with it, beside the button. */
  note: string;
  /** What is said when it fails and no field is to blame. */
  failed: Failed;
  children: ReactNode;
}

/** The frame of a form about one's own account: heading, failure, fields and button. */
export function AccountForm({ form: { change, mistakes, submit }, title, note, failed, children }: Props) {
  const sentence = useSentence();
  const id = useId();
  const isAtField = Object.keys(mistakes).length > 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {change.error && !isAtField && <Notice tone="bad">{sentence(change.error, failed)}</Notice>}
        {children}
        <div className="rowline">
          <Button type="submit" busy={change.isPending}>
            {title}
          </Button>
          <span className="hint">{note}</span>
        </div>
      </form>
    </section>
  );
}
