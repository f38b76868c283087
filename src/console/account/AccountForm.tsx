import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Fold } from '../kit/Fold.tsx';
import { useSentence } from '../kit/useSentence.ts';
import type { useAccountForm } from './useAccountForm.ts';

type Failed = Parameters<ReturnType<typeof useSentence>>[1];

interface Props {
  form: ReturnType<typeof useAccountForm>;
  /** The form's heading and button label. */
  title: string;
  /** The consequences of the change, shown next to the button. */
  note: string;
  /** The message for a failure that is not about a field. */
  failed: Failed;
  children: ReactNode;
}

/** The frame of a form about the user's own account: heading, failure, fields and button. */
export function AccountForm({ form: { change, mistakes, submit }, title, note, failed, children }: Props) {
  const sentence = useSentence();
  const isAtField = Object.keys(mistakes).length > 0;
  return (
    <Fold title={title}>
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
    </Fold>
  );
}
