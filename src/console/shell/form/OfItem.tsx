import { Suspense } from 'react';
import { onDemand } from '../../onDemand.ts';
import type { Previewed } from '../../preview/usePreview.ts';
import { useForm } from './formContext.ts';
import type { FirstHour } from './useSaving.ts';

const BelowForm = onDemand(() => import('../../checks/BelowForm.tsx'), 'BelowForm');
const ItemPlans = onDemand(() => import('../../schedule/ItemPlans.tsx'), 'ItemPlans');
const NewHour = onDemand(() => import('../../schedule/NewHour.tsx'), 'NewHour');

interface Props {
  /** The form of the record. */
  form: {
    readonly previewed: Previewed | undefined;
    readonly hour: FirstHour | undefined;
    setHour(hour: FirstHour | undefined): void;
    startOver(): Promise<void>;
    put(values: Readonly<Record<string, unknown>>): void;
    afterSave(work: () => Promise<unknown>): void;
  };
}

/** Below the fields of a record that stands on the website: what comes of it by itself, what is said of it, and done with it. */
export function OfItem({ form }: Props) {
  const { switchable } = useForm().of;
  const { previewed } = form;
  if (!previewed || previewed.whole) return null;
  const { kind, id, shows } = previewed;
  return (
    <div className="of-item">
      {switchable && (
        <Suspense fallback={null}>
          {id === undefined ? (
            <NewHour hour={form.hour} onHour={form.setHour} />
          ) : (
            <ItemPlans
              previewed={previewed}
              onPlanned={form.startOver}
              onPut={form.put}
              afterSave={form.afterSave}
            />
          )}
        </Suspense>
      )}
      <Suspense fallback={null}>
        <BelowForm {...{ kind, id, shows }} />
      </Suspense>
    </div>
  );
}
