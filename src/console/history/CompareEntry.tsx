import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import type { Kind } from '#kinds/define.ts';
import { momentFromNow, momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { mayDo } from '../kit/list/mayDo.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { Sides } from './Sides.tsx';
import type { Entry } from './useDeed.ts';
import { HISTORY } from './words.ts';
import './history.css';

type Compared = DataOf<'historyGet'>;

interface Props {
  of: Kind;
  /** The entry's id. */
  id: string;
  newest: Entry | undefined;
  onBroughtBack: () => Promise<void>;
}

/** One entry: its fields before and after, side by side, and a button that restores the earlier state. */
export function CompareEntry({ of, id, newest, onBroughtBack }: Props) {
  const words = useWords(HISTORY);
  const language = useLanguage();
  const sentence = useSentence();
  const { data, error, refetch } = useQuery({
    queryKey: ['historyGet', id],
    // Entries never change: a response that arrives after the user has moved on is cached for later.
    queryFn: () => send('historyGet', { id }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <ErrorState sentence={sentence(error, words.failed.get)} onRetry={refetch} />;
  if (!data) return <Skeleton rows={4} />;
  const now = new Date();
  const said = (at: string) => momentFromNow(new Date(at), now, language);
  const heads = data.before_at
    ? [
        words.beside(words.before, data.before_by?.user_name ?? '', said(data.before_at)),
        words.beside(words.after, data.by.user_name, said(data.at)),
      ]
    : [words.beside(words.written, data.by.user_name, said(data.at))];
  return (
    <>
      <h2 className="moment">{said(data.at)}</h2>
      {data.fields.length > 0 ? (
        <Sides of={of} heads={heads} fields={data.fields} />
      ) : (
        <p>{words.noFields}</p>
      )}
      <BringBack of={of} entry={data} newest={newest} onDone={onBroughtBack} />
    </>
  );
}

function BringBack({
  of,
  entry,
  newest,
  onDone,
}: {
  of: Kind;
  entry: Compared;
  newest: Entry | undefined;
  onDone: () => Promise<void>;
}) {
  const words = useWords(HISTORY);
  const shell = useWords(SHELL);
  const language = useLanguage();
  const sentence = useSentence();
  const may = mayDo(of, useStaff().is);
  const [asking, setAsking] = useState(false);
  const isNewest = newest?._id === entry._id;
  // What the button restores: the state before the entry or, for the first one, the state it created.
  const isFirst = entry.before_at === null;
  const since = entry.before_at ?? entry.at;
  const bring = useMutation({
    mutationFn: () => send('historyBringBack', { id: entry._id, body: { version: newest?.version } }),
    onSuccess: async ({ _id, version }) => {
      setAsking(false);
      await onDone();
      const undo = async () => {
        const { docs } = await send('historyList', {
          body: { kind: entry.kind as never, record: _id, page: 1, limit: 1 },
        });
        const [top] = docs;
        // Undo only reverts the restoration, not what someone has saved since.
        if (top?.version !== version) return sayFailed(words.undoFailed);
        await send('historyBringBack', { id: top._id, body: { version } });
        await onDone();
      };
      say(words.broughtBack, {
        name: shell.undo,
        run: () => void undo().catch((why: unknown) => sayFailed(sentence(why, words.undoFailed))),
      });
    },
    onError: (error) => {
      setAsking(false);
      sayFailed(sentence(error, words.failed.bringBack));
    },
  });
  const changesNothing = isNewest && (isFirst || entry.changed.every((name) => name === 'activated'));
  if (!may.change || changesNothing) return null;
  if (newest?.action === 'remove') return <p className="hint">{words.inTrash}</p>;
  return (
    <div className="rowline">
      <Button look="line" icon={MORE_ICONS.undo} onClick={() => setAsking(true)}>
        {isFirst ? words.bringBackFirst : words.bringBack}
      </Button>
      <span className="hint">{words.bringBackNote}</span>
      {asking && (
        <ConfirmDialog
          prompt={words.ask(momentInWords(new Date(since), language))}
          note={newest?.activated ? words.atOnce : undefined}
          yes={shell.yes}
          no={shell.no}
          busy={bring.isPending}
          onYes={() => bring.mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
