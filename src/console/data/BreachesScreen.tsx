import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BREACH_NAME_MAX } from '#lib/breach.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { FormModal } from '../kit/form/FormModal.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { DataTabs } from './DataTabs.tsx';
import { useDataPaths } from './useDataPaths.ts';
import { DATA } from './words.ts';

/** The data breaches, newest first. */
export function BreachesScreen() {
  const words = useWords(DATA);
  const language = useLanguage();
  const sentence = useSentence();
  const paths = useDataPaths();
  const { userId } = useStaff();
  const [beginning, setBeginning] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['breachList', userId],
    queryFn: ({ signal }) => send('breachList', { signal }),
    retry: false,
  });
  return (
    <>
      <ScreenHead title={words.heading}>
        <Button icon="plus" onClick={() => setBeginning(true)}>
          {words.write}
        </Button>
      </ScreenHead>
      <DataTabs />
      <p className="lead-in">{words.breachesLead}</p>
      {error && <ErrorState sentence={sentence(error, words.failed.list)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data?.docs.length === 0 && <EmptyState sentence={words.none} />}
      {data && data.docs.length > 0 && (
        <ul className="data-people">
          {data.docs.map(({ _id: id, name, noticed_at: at, told }) => (
            <li key={id}>
              <Link to={paths.breach(id)}>{name}</Link>
              <span className="hint">
                {words.noticed(momentInWords(new Date(at), language))} | {words.told(told)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {beginning && <BeginDialog onClose={() => setBeginning(false)} />}
    </>
  );
}

function BeginDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(DATA);
  const sentence = useSentence();
  const paths = useDataPaths();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const begin = useMutation({
    mutationFn: () => send('breachCreate', { body: { name } }),
    onSuccess: ({ _id: id = '' }) => navigate(paths.breach(id)),
  });
  const mistake = begin.error instanceof CallError ? begin.error.fields.name : undefined;
  return (
    <FormModal
      title={words.write}
      submit={words.write}
      busy={begin.isPending}
      dirty={name !== '' && !begin.isSuccess}
      onSubmit={() => begin.mutate()}
      onClose={onClose}
    >
      {begin.error && !mistake && <Notice tone="bad">{sentence(begin.error, words.failed.begin)}</Notice>}
      <TextField
        label={words.name}
        hint={words.nameHint}
        limit={BREACH_NAME_MAX}
        error={mistake}
        value={name}
        onValue={setName}
      />
    </FormModal>
  );
}
