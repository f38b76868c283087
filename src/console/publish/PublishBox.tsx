import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { VersionedName } from '#kinds/versions.ts';
import { CHURCH_ZONE } from '#lib/dates.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { CheckField } from '#ui/Field.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { FormOfRecord } from '../kit/form/formFeatures.ts';
import { useStaff } from '../kit/session.ts';
import { useHasOwnPage } from '../kit/usePages.ts';
import { useWaitingCounts } from '../kit/useWaitingCounts.ts';
import { ItemPlans } from '../schedule/ItemPlans.tsx';
import { NewHours } from '../schedule/NewHours.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { ItemVersions } from '../versions/ItemVersions.tsx';
import { PUBLISH } from './words.ts';
import './publish.css';

/** Above the save button: what the save does to the website, when, in which languages the record is there, and sharing it. */
export function PublishBox({ form }: { form: FormOfRecord }) {
  const words = useWords(PUBLISH);
  const heading = useId();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isOffice = useStaff().is === 'full_administrator';
  const hasOwnPage = useHasOwnPage(form.previewed?.kind);
  const said = useWhatSaveDoes(form);
  const { previewed, place, publishing, options } = form;
  if (!previewed) return null;
  const { kind, id, live, shows } = previewed;
  const isSwitched = options.of.switchable === true;
  const bar = box?.closest('form, dialog')?.querySelector('.savebar, .dialog-foot');
  return (
    <section ref={setBox} className="publish" aria-labelledby={heading}>
      <h2 id={heading}>{words.heading}</h2>
      {!publishing?.at && <p>{said}</p>}
      {isSwitched && isOffice && id && !live && (
        <CheckField
          label={words.now}
          checked={publishing?.now === true}
          onChecked={(now) => form.setPublishing(now ? { now } : undefined)}
        />
      )}
      {isSwitched && !id && <NewHours publishing={publishing} onPublishing={form.setPublishing} />}
      {isSwitched && id && (
        <ItemPlans
          previewed={previewed}
          version={form.version}
          onPlanned={form.startOver}
          onPut={form.put}
          afterSave={form.afterSave}
          guardSave={form.guardSave}
        />
      )}
      {hasOwnPage && id && live && shows !== 'saved' && <ShareButton {...{ kind, id }} />}
      {options.of.versions && place?.part === '' && (
        <ItemVersions folded kind={place.kind as VersionedName} id={place.record} />
      )}
      {bar && createPortal(<span className="publish-line">{said}</span>, bar)}
    </section>
  );
}

/** What the next save of a form does to the website, as a sentence. */
function useWhatSaveDoes({ previewed, publishing, options }: FormOfRecord): string {
  const words = useWords(PUBLISH);
  const language = useLanguage();
  const isOffice = useStaff().is === 'full_administrator';
  const doChangesWait = useWaitingCounts()?.changes_wait === true;
  const isReviewed = options.of.reviewed === true && !isOffice;
  const { id, live } = previewed ?? {};
  const hour = publishing?.at && momentInWords(new Date(`${publishing.at}:00${CHURCH_ZONE}`), language);
  if (isReviewed && live) return doChangesWait ? words.change : words.live;
  if (isReviewed) return hour ? words.wished(hour) : words.office;
  if (hour) return words.at(hour);
  return id && options.of.switchable && !live && !publishing?.now ? words.hidden : words.live;
}
