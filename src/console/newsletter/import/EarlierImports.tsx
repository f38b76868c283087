import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { momentFromNow } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../../kit/api.ts';
import { ErrorState } from '../../kit/ErrorState.tsx';
import { useSentence } from '../../kit/useSentence.ts';
import { IMPORT } from './words.ts';

export type EarlierImport = DataOf<'subscriberImportList'>['docs'][number];

const SOME = 5;
const MOST = 1000;

/** Earlier imports: who, when, with what result, and 'Undo' if there is something to remove. */
export function EarlierImports({ onUndo }: { onUndo: (one: EarlierImport) => void }) {
  const words = useWords(IMPORT);
  const sentence = useSentence();
  const language = useLanguage();
  const [limit, setLimit] = useState(SOME);
  const query = useQuery({
    queryKey: ['subscriberImports', limit],
    queryFn: ({ signal }) => send('subscriberImportList', { body: { page: 1, limit }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data } = query;
  if (data?.totalDocs === 0) return null;
  const at = (moment: string): string => momentFromNow(new Date(moment), new Date(), language);
  return (
    <section className="imports" aria-label={words.earlier}>
      <h3>{words.earlier}</h3>
      {!data && query.isError && (
        <ErrorState sentence={sentence(query.error, words.failed.imports)} onRetry={query.refetch} />
      )}
      {!data && !query.isError && <Skeleton rows={2} />}
      <ul>
        {data?.docs.map((one) => (
          <li key={one._id}>
            <div>
              <span className="t">{one.file_name}</span>
              <span className="small">{words.byWhom(one.created_by.user_name, at(one.created_at))}</span>
              <span className="small">{words.cameOfIt(one.added, one.merged, one.refused)}</span>
              {one.undone_by.user_name && (
                <span className="small">
                  {one.undone_at
                    ? words.undone(one.undone, one.undone_by.user_name, at(one.undone_at))
                    : words.halfUndone(one.undone)}
                </span>
              )}
            </div>
            {one.added > 0 && !one.undone_at && (
              <Button look="line" aria-label={words.undoOf(one.file_name)} onClick={() => onUndo(one)}>
                {words.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data?.hasNextPage && limit < MOST && (
        <Button look="text" busy={query.isFetching} onClick={() => setLimit(Math.min(MOST, limit * 4))}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
