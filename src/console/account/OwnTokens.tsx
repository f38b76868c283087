import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { momentFromNow, momentInWords } from '#lib/dayNames.ts';
import { named } from '#lib/translations.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { TOKENS } from './tokenWords.ts';
import '../history/history.css';

type Token = DataOf<'tokenList'>['docs'][number];

/** API tokens: the user's own, which can be created and revoked; a full administrator sees and revokes everybody's. */
export function OwnTokens() {
  const words = useWords(TOKENS);
  const { is, userId } = useStaff();
  const id = useId();
  const [making, setMaking] = useState(false);
  const own = useQuery({
    queryKey: ['tokenList', userId],
    queryFn: ({ signal }) => send('tokenList', { signal }),
  });
  const office = is === 'full_administrator';
  const all = useQuery({
    queryKey: ['tokenListAll', userId],
    queryFn: ({ signal }) => send('tokenListAll', { signal }),
    enabled: office,
  });
  const reload = async () => {
    await Promise.all([own.refetch(), ...(office ? [all.refetch()] : [])]);
  };
  const mine = own.data?.docs ?? [];
  const others = all.data?.docs.filter(({ _id }) => !mine.some((one) => one._id === _id)) ?? [];
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      <p className="hint">{words.lead}</p>
      {own.error && <TokensFailed error={own.error} onRetry={own.refetch} />}
      {!own.data && !own.error && <Skeleton rows={1} />}
      {own.data && mine.length === 0 && <p>{words.none}</p>}
      <Tokens tokens={mine} onEnded={reload} />
      <div className="rowline">
        <Button look="line" icon="key" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </div>
      {others.length > 0 && (
        <>
          <h3>{words.everybodys}</h3>
          <Tokens tokens={others} owners onEnded={reload} />
        </>
      )}
      {making && <TokenDialog onMade={reload} onClose={() => setMaking(false)} />}
    </section>
  );
}

function TokensFailed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const words = useWords(TOKENS);
  const sentence = useSentence();
  return <ErrorState sentence={sentence(error, words.failed.list)} onRetry={() => void onRetry()} />;
}

function Tokens({
  tokens,
  owners = false,
  onEnded,
}: {
  tokens: readonly Token[];
  owners?: boolean;
  onEnded: () => Promise<void>;
}) {
  const words = useWords(TOKENS);
  const { no } = useWords(SHELL);
  const language = useLanguage();
  const sentence = useSentence();
  const [asking, setAsking] = useState<Token>();
  const ending = useMutation({
    mutationFn: (id: string) => send('tokenEnd', { id }),
    onSuccess: async () => {
      await onEnded();
      say(words.ended);
    },
    onError: (error) => sayFailed(sentence(error, words.failed.end)),
    onSettled: () => setAsking(undefined),
  });
  if (tokens.length === 0) return null;
  const now = new Date();
  return (
    <ul className="sentences">
      {tokens.map((token) => {
        const { _id, name, owner, may_write: mayWrite, kinds, ends_at: ends, last_used_at: used } = token;
        const what = kinds?.map((kind) => named(KINDS[kind as KindName].many)).join(', ') ?? words.all;
        return (
          <li key={_id}>
            <span>
              <b>{name}</b>
              {owners && `, ${owner}`}: {mayWrite ? words.write : words.read}, {what}
            </span>
            <span className="hint">
              {words.until(momentInWords(new Date(ends), language))} |{' '}
              {used ? words.used(momentFromNow(new Date(used), now, language)) : words.unused}
            </span>
            <Button look="line" aria-label={words.endOf(name)} onClick={() => setAsking(token)}>
              {words.end}
            </Button>
          </li>
        );
      })}
      {asking && (
        <ConfirmDialog
          prompt={words.ask(asking.name)}
          note={words.askNote}
          yes={words.end}
          no={no}
          danger
          busy={ending.isPending}
          onYes={() => ending.mutate(asking._id)}
          onNo={() => setAsking(undefined)}
        />
      )}
    </ul>
  );
}
