import { Fragment, type ReactNode, useEffect } from 'react';
import type { Kind } from '#kinds/define.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { ShownAt } from '../help/ShownAt.tsx';
import { FormHistory } from './FormHistory.tsx';
import { FormModal } from './FormModal.tsx';
import { FormContext } from './formContext.ts';
import type { FormName } from './formValues.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { OfItem } from './OfItem.tsx';
import { FormNotices, RecordConflict, RecordQuestion } from './RecordNotices.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface Props<K extends Kind, N extends FormName<K>> {
  form: RecordForm<K, N>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around the form of a record. If the record cannot be loaded, it closes and says why. */
export function RecordModal<K extends Kind, N extends FormName<K>>({ form, onClose, children }: Props<K, N>) {
  const { options, state, failure, features } = form;
  useEffect(() => {
    if (state !== 'failed') return;
    sayFailed(failure ?? options.failed.get);
    onClose();
  }, [state, failure, options.failed.get, onClose]);
  // While the record was loading there was no field to focus.
  useEffect(() => {
    if (state !== 'ready') return;
    const at = document.activeElement;
    if (at?.matches('.dialog-foot *'))
      at.closest('dialog')?.querySelector<HTMLElement>('.dialog-body :is(input, select, textarea)')?.focus();
  }, [state]);
  return (
    <>
      <FormModal
        title={options.title}
        submit={options.submit}
        busy={form.busy || state !== 'ready'}
        saving={form}
        dirty={form.dirty}
        kept={form.draft.kept}
        onSubmit={form.submit}
        onClose={onClose}
        beside={<FormHistory form={form} className={buttonClass('text', 'foot-start')} />}
        more={form.previewed && features && <features.Preview previewed={form.previewed} />}
      >
        {state === 'ready' ? (
          <FormContext value={form.context}>
            <ShownAt />
            <FormNotices form={form} />
            <Fragment key={form.resetKey}>{children}</Fragment>
            <OfItem form={form} parts={features?.belowFields ?? []} />
          </FormContext>
        ) : (
          <Skeleton rows={4} />
        )}
      </FormModal>
      <LeaveGuard dirty={form.dirty} kept={form.draft.kept} />
      <RecordConflict form={form} />
      <RecordQuestion form={form} />
    </>
  );
}
