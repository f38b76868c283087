import { useInfiniteQuery } from '@tanstack/react-query';
import { BREACH } from '#lib/breach.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { SaveAsCsv } from '../kit/list/CsvButton.tsx';
import { loadAll } from '../kit/list/loadAll.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import type { Breach } from './values.ts';
import { DATA } from './words.ts';

const PAGE = 10;

/** The people affected, as saved: each once, with which of their data were affected. */
export function AffectedPeople({ breach, dirty }: { breach: Breach; dirty: boolean }) {
  const words = useWords(DATA);
  const { parts: names } = useWords(BREACH);
  const sentence = useSentence();
  const { userId } = useStaff();
  const { _id: id, version, people, with_address: withAddress, by_part: byPart, parts } = breach;
  const load = (page: number, limit: number, signal: AbortSignal) =>
    send('breachPeople', { body: { breach: id, page, limit }, signal });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['breachPeople', userId, id, version],
    queryFn: ({ pageParam, signal }) => load(pageParam, PAGE, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage: more, page }) => (more ? page + 1 : undefined),
    enabled: people > 0,
    gcTime: 0,
    retry: false,
  });
  const rows = data?.pages.flatMap(({ docs }) => docs);
  const said = (of: readonly (keyof typeof names)[]): string => of.map((part) => names[part]).join(', ');
  return (
    <section className="data-part">
      <h2>{words.people}</h2>
      <p role="status">
        {words.sum(people, withAddress)} {parts.includes('files') && words.files}
      </p>
      {dirty && <p className="hint">{words.saveFirst}</p>}
      <dl className="data-counts">
        {byPart
          .filter(({ part }) => part !== 'files')
          .map(({ part, people: count }) => (
            <div key={part}>
              <dt>{names[part]}</dt>
              <dd>{count.toLocaleString('en-IN')}</dd>
            </div>
          ))}
      </dl>
      {error && !rows && (
        <ErrorState sentence={sentence(error, words.failed.people)} onRetry={() => void refetch()} />
      )}
      {people > 0 && !rows && !error && <Skeleton rows={4} />}
      {people > 0 && rows && (
        <>
          <ul className="data-people" aria-label={words.people}>
            {rows.map(({ _id: key, email, name, parts: touched }) => (
              <li key={key}>
                <b>{name || email}</b>
                <span>{email || words.noAddress}</span>
                <span className="hint">{said(touched)}</span>
              </li>
            ))}
          </ul>
          <div className="acts">
            {hasNextPage && (
              <Button look="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.more}
              </Button>
            )}
            <SaveAsCsv
              name={words.csvName}
              all={(tell, stop) =>
                loadAll(({ page, limit }, signal) => load(page, limit, signal), tell, stop)
              }
              columns={[
                { head: words.csv.email, text: ({ email }) => email },
                { head: words.csv.name, text: ({ name }) => name },
                { head: words.csv.data, text: ({ parts: touched }) => said(touched) },
              ]}
            />
          </div>
        </>
      )}
    </section>
  );
}
