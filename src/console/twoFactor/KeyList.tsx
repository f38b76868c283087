import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { dayOf } from '#lib/dates.ts';
import { momentFromNow, shortDay } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { RenameKey } from './RenameKey.tsx';
import { TWO_FACTOR } from './words.ts';

type Keys = DataOf<'secondKeyList'>;
type Key = Keys['docs'][number];

/** From this few recovery codes on, a warning is shown. */
const FEW = 3;

interface Props {
  keys: Keys;
  onCodes: (codes: readonly string[]) => void;
  onChanged: () => unknown;
}

/** The user's second factors, each with its type, its date, and a button to remove it. */
export function KeyList({ keys: { docs, paper, required }, onCodes, onChanged }: Props) {
  const words = useWords(TWO_FACTOR);
  const { yes, no } = useWords(SHELL);
  const sentence = useSentence();
  const { is } = useStaff();
  const [asking, setAsking] = useState<Key | 'codes'>();
  const [renaming, setRenaming] = useState<Key>();
  const done = () => setAsking(undefined);
  const removing = useMutation({
    mutationFn: ({ _id: id }: Key) => send('secondKeyRemove', { id }),
    onSuccess: () => say(words.takenAway),
    onError: (error) => sayFailed(sentence(error, words.failed.remove)),
    onSettled: () => [done(), onChanged()],
  });
  const making = useMutation({
    mutationFn: () => send('secondKeyPaper', { body: {} }),
    onSuccess: ({ codes }) => onCodes(codes),
    onError: (error) => sayFailed(sentence(error, words.failed.codes)),
    onSettled: () => [done(), onChanged()],
  });
  if (docs.length === 0) return <p className="key-none">{words.none}</p>;
  const isLast = docs.length === 1;
  const stays = isLast && required && is === 'full_administrator';
  const isFew = paper.left <= FEW;
  return (
    <>
      <ul className="key-list" aria-label={words.keys}>
        {docs.map((key) => (
          <li key={key._id}>
            <Icon name="done" />
            <div>
              <b>{key.name}</b>
              <KeyFacts of={key} />
            </div>
            <span className="key-acts">
              <Button look="text" aria-label={words.renameOf(key.name)} onClick={() => setRenaming(key)}>
                {words.rename}
              </Button>
              {!stays && (
                <Button look="line" aria-label={words.takeAwayOf(key.name)} onClick={() => setAsking(key)}>
                  {words.takeAway}
                </Button>
              )}
            </span>
          </li>
        ))}
        <li className={isFew ? 'key-few' : ''}>
          <Icon name={isFew ? 'warning' : 'done'} />
          <div>
            <b>{words.paper}</b>
            <span className="hint">
              {words.left(paper.left, paper.of)} {isFew && words.few}
            </span>
          </div>
          <span className="key-acts">
            <Button look="line" onClick={() => setAsking('codes')}>
              {words.newCodes}
            </Button>
          </span>
        </li>
      </ul>
      {stays && <p className="hint">{words.lastStays}</p>}
      {asking === 'codes' && (
        <ConfirmDialog
          {...{ prompt: words.newCodesAsk, note: words.newCodesNote, yes, no, busy: making.isPending }}
          onYes={() => making.mutate()}
          onNo={done}
        />
      )}
      {asking && asking !== 'codes' && (
        <ConfirmDialog
          {...{ prompt: words.takeAwayAsk(asking.name), yes, no, danger: true, busy: removing.isPending }}
          note={isLast ? words.takeAwayLast : undefined}
          onYes={() => removing.mutate(asking)}
          onNo={done}
        />
      )}
      {renaming && <RenameKey of={renaming} onDone={() => [setRenaming(undefined), onChanged()]} />}
    </>
  );
}

function KeyFacts({ of: { kind, host, created_at, used_at } }: { of: Key }) {
  const words = useWords(TWO_FACTOR);
  const language = useLanguage();
  const elsewhere = kind === 'device' && host !== window.location.hostname;
  const used = used_at && `, ${words.used(momentFromNow(new Date(used_at), new Date(), language))}`;
  return (
    <span className="hint">
      {kind === 'app' ? words.app : words.device} {elsewhere && `${words.deviceElsewhere(host)} `}
      {words.since(shortDay(dayOf(new Date(created_at)), language))}
      {used}.
    </span>
  );
}
