import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { MAIL } from './words.ts';
import './mail.css';

/** Mails that were pending when a backup was restored: the office releases or discards them. Renders nothing if there are none. */
export function HeldMails({ count }: { count: number }) {
  const words = useWords(MAIL);
  const sentence = useSentence();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const settle = useMutation({
    mutationFn: (goOut: boolean) => send('mailHeld', { body: { send: goOut } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['mailState'] }),
  });
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      <div>
        <p>{words.held(count)}</p>
        <p className="small">{words.heldWhy}</p>
        <p className="try-now">
          <Button look="line" busy={settle.isPending} onClick={() => settle.mutate(true)}>
            {words.letGo}
          </Button>
          <Button look="line" disabled={settle.isPending} onClick={() => setAsking(true)}>
            {words.never}
          </Button>
          <span className="small" role="status">
            {settle.isError && sentence(settle.error, words.failedHeld)}
          </span>
        </p>
      </div>
      {asking && (
        <ConfirmDialog
          prompt={words.askNever}
          note={words.noteNever}
          {...{ yes: words.yes, no: words.no }}
          danger
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            settle.mutate(false);
          }}
        />
      )}
    </Notice>
  );
}
