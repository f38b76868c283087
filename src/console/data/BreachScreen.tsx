import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { BackLink, ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { AffectedPeople } from './AffectedPeople.tsx';
import { BreachForm } from './BreachForm.tsx';
import { Letters } from './Letters.tsx';
import { useDataPaths } from './useDataPaths.ts';
import { type Breach, isSame, valuesOf } from './values.ts';
import { DATA } from './words.ts';

/** One data breach: the known facts, the people affected, and the letters. */
export function BreachScreen({ id }: { id: string }) {
  const words = useWords(DATA);
  const sentence = useSentence();
  const { breaches } = useDataPaths();
  const { userId } = useStaff();
  const { data, error, refetch } = useQuery({
    queryKey: ['breachGet', userId, id],
    queryFn: ({ signal }) => send('breachGet', { id, signal }),
    retry: false,
    gcTime: 0,
  });
  return (
    <>
      <BackLink to={breaches} name={words.back} />
      <ScreenHead title={data?.name ?? words.heading}>
        {data?.letters.length === 0 && <RemoveBreach id={id} />}
      </ScreenHead>
      {error && !data && (
        <ErrorState sentence={sentence(error, words.failed.get)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton rows={8} />}
      {data && <Shown breach={data} reload={refetch} />}
    </>
  );
}

function Shown({ breach, reload }: { breach: Breach; reload: () => Promise<unknown> }) {
  const saved = valuesOf(breach);
  const [values, setValues] = useState(saved);
  const dirty = !isSame(values, saved);
  return (
    <div className="data-breach">
      <BreachForm {...{ breach, values, dirty, reload }} onValues={setValues} />
      <div>
        <AffectedPeople breach={breach} dirty={dirty} />
        <Letters {...{ breach, values, dirty, reload }} />
      </div>
    </div>
  );
}

function RemoveBreach({ id }: { id: string }) {
  const words = useWords(DATA);
  const { yes, no } = useWords(SHELL);
  const sentence = useSentence();
  const { breaches } = useDataPaths();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => send('breachRemove', { id }),
    onSuccess: () => navigate(breaches),
    onError: (error) => sayFailed(sentence(error, words.failed.remove)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="line" icon="trash" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {asking && (
        <ConfirmDialog
          prompt={words.removeAsk}
          {...{ yes, no }}
          danger
          busy={remove.isPending}
          onYes={() => remove.mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
