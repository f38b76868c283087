import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useForm } from '../kit/form/formContext.ts';
import type { AfterSave, SaveGuard } from '../kit/form/useSaving.ts';
import { SCHEDULE } from './words.ts';

interface Props {
  plan: DataOf<'scheduleOf'>['docs'][number];
  afterSave: (work: AfterSave) => void;
  guardSave: (guard: SaveGuard | undefined) => void;
}

/** Before a save that overlaps with a scheduled change, asks what to do about that change. */
export function OverPlanned({ plan, afterSave, guardSave }: Props) {
  const words = useWords(SCHEDULE);
  const language = useLanguage();
  const { labelOf } = useForm();
  const [asked, setAsked] = useState<{ names: readonly string[]; save: () => void }>();
  // Not asked again after a failed save, or one that waits for its files.
  const answered = useRef<string>(undefined);
  const planned = JSON.stringify(Object.keys(plan.values ?? {}));
  useEffect(() => {
    const touched: readonly string[] = JSON.parse(planned);
    guardSave((changed, goOn) => {
      const names = changed.filter((name) => touched.includes(name));
      if (names.length === 0 || answered.current === names.join()) return false;
      setAsked({ names, save: goOn });
      return true;
    });
    return () => guardSave(undefined);
  }, [planned, guardSave]);
  if (!asked) return null;
  const { names, save } = asked;
  const close = () => setAsked(undefined);
  const answer = (work: AfterSave) => {
    answered.current = names.join();
    afterSave((saved) => work(saved).catch(() => sayFailed(words.over.failed)));
    close();
    save();
  };
  const { _id: id, at } = plan;
  return (
    <Dialog
      title={words.over.title}
      onClose={close}
      foot={
        <>
          <Button look="line" onClick={close}>
            {words.cancel}
          </Button>
          <Button look="line" onClick={() => answer(() => send('scheduleDelete', { id, quiet: true }))}>
            {words.over.drop}
          </Button>
          <Button
            data-focus
            onClick={() =>
              answer(({ version }) =>
                send('scheduleMove', { id, body: { at, over: true, version }, quiet: true }),
              )
            }
          >
            {words.over.keep}
          </Button>
        </>
      }
    >
      <p>{words.over.touches(momentInWords(new Date(at), language), names.map(labelOf).join(', '))}</p>
      <p className="hint">{words.over.why}</p>
    </Dialog>
  );
}
