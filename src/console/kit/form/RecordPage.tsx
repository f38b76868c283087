import { Fragment, type ReactNode, useState } from 'react';
import type { Kind } from '#kinds/define.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { ErrorState } from '../ErrorState.tsx';
import { ShownAt } from '../help/ShownAt.tsx';
import { BackLink, ScreenHead } from '../ScreenHead.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import { SHELL } from '../words.ts';
import { FormHistory } from './FormHistory.tsx';
import { FormContext } from './formContext.ts';
import type { FormFeatures } from './formFeatures.ts';
import type { FormName } from './formValues.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { OfItem } from './OfItem.tsx';
import { FormNotices, RecordConflict, RecordQuestion } from './RecordNotices.tsx';
import { SubmitPart } from './SubmitPart.tsx';
import type { RecordForm } from './useRecordForm.ts';
import { FORM } from './words.ts';
import './edit.css';
import '#ui/Segments.css';

interface Props<K extends Kind, N extends FormName<K>> {
  form: RecordForm<K, N>;
  /** The list that contains the record. */
  back: { readonly to: string; readonly name: string };
  children: ReactNode;
}

/** The form, the record's page, or both side by side. */
type View = 'form' | 'both' | 'page';

const isWide = () => window.matchMedia('(min-width: 80rem)').matches;

/**
 * A page around the form of a record: back link, heading, fields, and the button in the footer of the window. If the record has a page on the
 * website, it is shown next to the form.
 */
export function RecordPage<K extends Kind, N extends FormName<K>>({ form, back, children }: Props<K, N>) {
  const { options, state } = form;
  const words = useWords(FORM);
  const [view, setView] = useState<View>('form');
  const views: readonly View[] = isWide() ? ['form', 'both', 'page'] : ['form', 'page'];
  return (
    <>
      <BackLink {...back} />
      <ScreenHead title={options.title}>
        <FormHistory form={form} className={buttonClass('text')} />
        {view !== 'form' && (
          <Segments
            label={words.show}
            value={view}
            options={views.map((value) => ({ value, name: words.views[value] }))}
            onValue={setView}
          />
        )}
      </ScreenHead>
      <ShownAt />
      {state === 'failed' && (
        <ErrorState sentence={form.failure ?? options.failed.get} onRetry={form.reload} />
      )}
      {state === 'loading' && <Skeleton rows={8} />}
      {state === 'ready' && form.features && (
        <Body form={form} features={form.features} view={view} onView={setView}>
          {children}
        </Body>
      )}
    </>
  );
}

function Body<K extends Kind, N extends FormName<K>>({
  form,
  features,
  view,
  onView,
  children,
}: Omit<Props<K, N>, 'back'> & { features: FormFeatures; view: View; onView: (view: View) => void }) {
  const words = useWords(FORM);
  const { partMissing } = useWords(SHELL);
  const { options, dirty, previewed } = form;
  const { part: PreviewPane, fetch } = useOnDemand(features.previewPane);
  const show = async () => {
    if (await fetch()) onView(isWide() ? 'both' : 'page');
    else sayFailed(partMissing);
  };
  return (
    <form
      className="mt"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Errors are marked at the fields, so the fields have to be visible.
        if (view === 'page') onView('form');
        form.submit();
      }}
    >
      <FormNotices form={form}>
        {options.notice && <Notice tone="quiet">{options.notice}</Notice>}
      </FormNotices>
      <div className={view === 'form' ? undefined : `beside beside--${view}`}>
        <FormContext value={form.context}>
          <Fragment key={form.resetKey}>
            <div className="edit" hidden={view === 'page'}>
              {children}
            </div>
            <OfItem form={form} parts={features.belowFields} />
          </Fragment>
        </FormContext>
        {view !== 'form' && previewed && PreviewPane && <PreviewPane {...previewed} />}
      </div>
      <div className="savebar">
        {dirty && !form.waits && form.mistakes.length < 2 && <span className="hint">{words.changed}</span>}
        <SubmitPart
          saving={form}
          submit={options.submit}
          busy={form.busy}
          more={
            previewed &&
            view === 'form' && (
              <Button look="line" icon="eye" onClick={() => void show()}>
                {words.preview}
              </Button>
            )
          }
        />
      </div>
      <LeaveGuard dirty={dirty} kept={form.draft.kept} />
      <RecordConflict form={form} />
      <RecordQuestion form={form} />
    </form>
  );
}
