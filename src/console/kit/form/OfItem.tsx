import type { ReviewedName } from '#kinds/reviewed.ts';
import type { VersionedName } from '#kinds/versions.ts';
import type { Previewed } from '../../preview/usePreview.ts';
import type { Place } from '../../together/useCompany.ts';
import { onDemand } from '../onDemand.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import { useHasOwnPage } from '../usePages.ts';
import { useForm } from './formContext.ts';
import type { AfterSave, FirstHour, SaveGuard } from './useSaving.ts';

const BelowForm = onDemand(() => import('../../checks/BelowForm.tsx'), 'BelowForm');
const ItemPlans = onDemand(() => import('../../schedule/ItemPlans.tsx'), 'ItemPlans');
const Said = onDemand(() => import('../../together/Said.tsx').catch(() => ({ Said: () => null })), 'Said');
const ItemVersions = onDemand(() => import('../../versions/ItemVersions.tsx'), 'ItemVersions');
const NewHour = onDemand(() => import('../../schedule/NewHour.tsx'), 'NewHour');

interface Props {
  /** The form of the record. */
  form: {
    readonly previewed: Previewed | undefined;
    readonly place: Place | undefined;
    readonly hour: FirstHour | undefined;
    readonly version: number | undefined;
    setHour(hour: FirstHour | undefined): void;
    startOver(): Promise<void>;
    put(values: Readonly<Record<string, unknown>>): void;
    afterSave(work: AfterSave): void;
    guardSave(guard: SaveGuard | undefined): void;
  };
}

/** Below the fields of a record that is on the website: its automatic changes, its comments, and its actions. */
export function OfItem({ form }: Props) {
  const { switchable, reviewed, versions } = useForm().of;
  const { previewed, place } = form;
  const hasOwnPage = useHasOwnPage(previewed?.kind);
  const inLanguages = versions && place?.part === '' && (
    <SuspenseBoundary>
      <ItemVersions kind={place.kind as VersionedName} id={place.record} />
    </SuspenseBoundary>
  );
  if (!previewed || previewed.whole) return inLanguages ? <div className="of-item">{inLanguages}</div> : null;
  const { kind, id, shows } = previewed;
  return (
    <div className={hasOwnPage && id !== undefined ? 'of-item of-item--saved' : 'of-item'}>
      {switchable && (
        <SuspenseBoundary>
          {id === undefined ? (
            <NewHour hour={form.hour} onHour={form.setHour} />
          ) : (
            <ItemPlans
              previewed={previewed}
              version={form.version}
              onPlanned={form.startOver}
              onPut={form.put}
              afterSave={form.afterSave}
              guardSave={form.guardSave}
            />
          )}
        </SuspenseBoundary>
      )}
      <SuspenseBoundary>
        <BelowForm {...{ kind, id, shows }} />
      </SuspenseBoundary>
      {inLanguages}
      {reviewed && form.place && (
        <SuspenseBoundary>
          <Said kind={form.place.kind as ReviewedName} record={form.place.record} />
        </SuspenseBoundary>
      )}
    </div>
  );
}
