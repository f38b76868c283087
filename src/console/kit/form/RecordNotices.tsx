import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Kind } from '#kinds/define.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { deviceIn } from '#lib/deviceName.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { Draft } from '../drafts/draftStore.ts';
import { usePaths } from '../paths.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import { SHELL } from '../words.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { FormName } from './formValues.ts';
import type { RecordForm } from './useRecordForm.ts';
import { FORM } from './words.ts';
import './edit.css';

/** Notices above the fields of a form: who else is editing, what went wrong, and drafts that were left. */
export function FormNotices<K extends Kind, N extends FormName<K>>({
  form,
  children,
}: {
  form: RecordForm<K, N>;
  /** The screen's own notices. */
  children?: ReactNode;
}) {
  const words = useWords(FORM);
  const language = useLanguage();
  const spoken = (at: number) => momentInWords(new Date(at), language);
  const left = ({ at, away }: Draft) =>
    away === undefined ? words.found(spoken(at)) : words.foundOn(spoken(at), deviceIn(language, away));
  const path = usePaths();
  const { error, draft } = form;
  const notices = form.features?.notices.filter(({ isFor }) => isFor(form)) ?? [];
  const sentences = [...new Set(form.mistakes.map(({ text }) => text))];
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const [offer, ...others] = draft.offers;
  const resumed = form.dirty ? draft.resumed?.draft : undefined;
  const later = form.later && (
    <Button look="line" onClick={form.later}>
      {words.later}
    </Button>
  );
  return (
    <div className="notices">
      {notices.length > 0 && (
        <SuspenseBoundary>
          {notices.map(({ name, Part }) => (
            <Part key={name} form={form} />
          ))}
        </SuspenseBoundary>
      )}
      {error && (
        <Notice tone="bad" ref={notice}>
          {sentences.length > 1 ? (
            <ul>
              {sentences.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : (
            error
          )}
          {later}
        </Notice>
      )}
      {later && !error && <Notice tone="quiet">{later}</Notice>}
      {resumed && form.resetKey === 1 && (
        <Notice tone="quiet" ref={intoView}>
          <span>{words.found(spoken(resumed.at))}</span>
          <span className="acts">
            <Button look="text" onClick={() => void form.startOver()}>
              {words.discard}
            </Button>
          </span>
        </Notice>
      )}
      {draft.heldElsewhere && <Notice tone="quiet">{words.heldElsewhere}</Notice>}
      {draft.unreached && <Notice tone="quiet">{words.unreached}</Notice>}
      {offer && (
        <Notice tone="quiet" ref={intoView}>
          <span>{others.length > 0 ? words.foundMore(draft.offers.length) : left(offer)}</span>
          <span className="acts">
            {others.length > 0 ? (
              <Link className={buttonClass('line')} to={path('drafts')}>
                {words.seeDrafts}
              </Link>
            ) : (
              <>
                <Button look="line" onClick={() => void form.restore(offer)}>
                  {words.restore}
                </Button>
                <Button look="text" onClick={() => void form.discard(offer)}>
                  {words.discard}
                </Button>
              </>
            )}
          </span>
        </Notice>
      )}
      {form.like && (
        <Notice tone="quiet">
          <span>{form.like.isTemplate ? words.template(form.like.name) : words.like(form.like.name)}</span>
        </Notice>
      )}
      {children}
    </div>
  );
}

/** After a reload the browser restores the scroll position, which may be far below. */
const intoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'center' });

/** A yes/no question before saving (ADD-15). */
export function RecordQuestion<K extends Kind, N extends FormName<K>>({ form }: { form: RecordForm<K, N> }) {
  const { yes, no } = useWords(SHELL);
  const { question } = form;
  return (
    question && (
      <ConfirmDialog prompt={question.sentence} yes={yes} no={no} onYes={question.yes} onNo={question.no} />
    )
  );
}

/** Two people saved the same record: merges their changes (ADD-1, AMB-111). */
export function RecordConflict<K extends Kind, N extends FormName<K>>({ form }: { form: RecordForm<K, N> }) {
  const { conflict, error } = form;
  if (!conflict) return null;
  const { base, mine, theirs } = conflict;
  return (
    <ConflictDialog
      sentence={error ?? ''}
      base={base}
      mine={mine}
      theirs={theirs}
      labelOf={conflict.labelOf}
      show={conflict.show}
      onMerge={conflict.merge}
      onReload={() => conflict.merge(theirs)}
      onClose={conflict.close}
    />
  );
}
