import { Fragment, type ReactNode } from 'react';
import type { Kind } from '#kinds/define.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { useStaff } from '../../session.ts';
import { ErrorState } from '../ErrorState.tsx';
import { HistoryLink } from '../history/HistoryLink.tsx';
import { mayDo } from '../list/mayDo.ts';
import { BackLink, ScreenHead } from '../ScreenHead.tsx';
import { FormContext } from './formContext.ts';
import { type FormName, nameIn } from './formValues.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { FormNotices, RecordConflict } from './RecordNotices.tsx';
import type { RecordForm } from './useRecordForm.ts';
import { FORM } from './words.ts';

interface Props<K extends Kind, N extends FormName<K>> {
  form: RecordForm<K, N>;
  /** The list that the record stands in. */
  back: { readonly to: string; readonly name: string };
  children: ReactNode;
}

/** A page around the form of a record: the way back, the heading, its fields, and the button at the foot of the window. */
export function RecordPage<K extends Kind, N extends FormName<K>>({ form, back, children }: Props<K, N>) {
  const { options, state } = form;
  const staff = useStaff();
  return (
    <>
      <BackLink {...back} />
      <ScreenHead title={options.title}>
        {form.id && mayDo(options.of, staff.is).seeHistory && (
          <HistoryLink
            kind={options.of}
            id={form.id}
            name={nameIn(form.values)}
            back={options.title}
            className={buttonClass('text')}
          />
        )}
      </ScreenHead>
      {state === 'failed' && (
        <ErrorState sentence={form.failure ?? options.failed.get} onRetry={form.reload} />
      )}
      {state === 'loading' && <Skeleton rows={8} />}
      {state === 'ready' && <Body form={form}>{children}</Body>}
    </>
  );
}

function Body<K extends Kind, N extends FormName<K>>({ form, children }: Omit<Props<K, N>, 'back'>) {
  const words = useWords(FORM);
  const { options, dirty } = form;
  return (
    <form
      className="mt"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <FormNotices form={form} />
      {options.notice && <Notice tone="quiet">{options.notice}</Notice>}
      <FormContext value={form.context}>
        <Fragment key={form.resetKey}>
          <div className="edit">{children}</div>
        </Fragment>
      </FormContext>
      <div className="savebar">
        <span className="hint">{dirty && words.changed}</span>
        <Button type="submit" busy={form.busy}>
          {options.submit}
        </Button>
      </div>
      <LeaveGuard dirty={dirty} />
      <RecordConflict form={form} />
    </form>
  );
}
