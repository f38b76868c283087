import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { AddApp } from './AddApp.tsx';
import { AddDevice } from './AddDevice.tsx';
import { TWO_FACTOR } from './words.ts';

interface Props {
  keys: DataOf<'secondKeyList'>['docs'];
  onAdded: (added: { name: string; codes: readonly string[] }) => unknown;
}

/** Adds a second factor: both ways side by side for the first one, later each behind a button. */
export function AddKeys({ keys, onAdded }: Props) {
  const words = useWords(TWO_FACTOR);
  const [open, setOpen] = useState<'device' | 'app'>();
  const hasApp = keys.some(({ kind }) => kind === 'app');
  const added = (what: Parameters<typeof onAdded>[0]) => {
    setOpen(undefined);
    return onAdded(what);
  };
  if (keys.length === 0)
    return (
      <div className="key-pair">
        <AddDevice onAdded={added} />
        <AddApp onAdded={added} />
      </div>
    );
  return (
    <>
      <p className="key-more">
        <Button look="line" icon="plus" aria-expanded={open === 'device'} onClick={() => setOpen('device')}>
          {words.another}
        </Button>
        {!hasApp && (
          <Button look="line" icon="plus" aria-expanded={open === 'app'} onClick={() => setOpen('app')}>
            {words.addApp}
          </Button>
        )}
      </p>
      {open === 'device' && <AddDevice onAdded={added} />}
      {open === 'app' && <AddApp onAdded={added} />}
    </>
  );
}
