import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { deviceIn, deviceName } from '#lib/deviceName.ts';
import { Button } from '#ui/Button.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { canUseDevice, madeByDevice } from './devices.ts';
import { TWO_FACTOR } from './words.ts';

interface Props {
  onAdded: (added: { name: string; codes: readonly string[] }) => unknown;
}

/** Adds this phone or computer as a second factor, with one press. */
export function AddDevice({ onAdded }: Props) {
  const words = useWords(TWO_FACTOR);
  const language = useLanguage();
  const sentence = useSentence();
  const id = useId();
  const [stopped, setStopped] = useState<string>();
  const adding = useMutation({
    mutationFn: async () => {
      setStopped(undefined);
      const { challenge, options } = await send('secondKeyBeginDevice', { body: {} });
      const { rp } = options as { rp?: { id?: string } };
      if (rp?.id && rp.id !== window.location.hostname) return setStopped(words.notHere(rp.id));
      const device = await madeByDevice(options);
      if (!device) return setStopped(words.stopped);
      const name = deviceIn(language, deviceName(navigator.userAgent));
      const added = await send('secondKeyAddDevice', { body: { challenge, device, name } });
      return onAdded({ name, codes: added.codes });
    },
  });
  return (
    <section className="key-add" aria-labelledby={id}>
      <h2 id={id}>{words.withPhone}</h2>
      <p>{words.withPhoneText}</p>
      {canUseDevice() ? (
        <p>
          <Button icon={MORE_ICONS.phone} busy={adding.isPending} onClick={() => adding.mutate()}>
            {words.usePhone}
          </Button>
        </p>
      ) : (
        <Notice tone="quiet">
          <div>
            {words.cannot} <span className="key-why">{words.cannotWhy}</span>
          </div>
        </Notice>
      )}
      {stopped && <Notice tone="warn">{stopped}</Notice>}
      {adding.error && <Notice tone="bad">{sentence(adding.error, words.failed.add)}</Notice>}
    </section>
  );
}
