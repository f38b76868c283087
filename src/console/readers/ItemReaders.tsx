import { useQuery } from '@tanstack/react-query';
import { weekdayOf } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { isGone, send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { Bars } from './Bars.tsx';
import { portionOf } from './shareSentence.ts';
import { READERS } from './words.ts';
import './readers.css';

/** How often one record was read: a sentence and a row of bars. It counts readings, and does not identify readers. */
export function ItemReaders({ kind, id }: { kind: string; id: string }) {
  const words = useWords(READERS);
  const sentence = useSentence();
  const { userId } = useStaff();
  const { data, error, refetch } = useQuery({
    queryKey: ['recordReaders', userId, kind, id],
    queryFn: ({ signal }) => send('recordReaders', { body: { kind, record: id }, signal, quiet: true }),
    staleTime: 60_000,
    retry: false,
  });
  if (isGone(error)) return null;
  return (
    <section className="readers-item" aria-label={words.ofItem} aria-busy={!data && !error}>
      {error && <ErrorState sentence={sentence(error, words.failed.list)} onRetry={refetch} />}
      {data && <ReaderCounts of={data} />}
    </section>
  );
}

type Readings = Awaited<ReturnType<typeof send<'recordReaders', never>>>;

function ReaderCounts({ of: { public: isPublic, total, week, days, most, usual } }: { of: Readings }) {
  const words = useWords(READERS);
  const language = useLanguage();
  if (total === 0)
    return (
      <>
        <h2>{isPublic ? words.notRead : words.notPublic}</h2>
        {!isPublic && <p className="hint">{words.countingBegins}</p>}
      </>
    );
  if (total === null)
    return (
      <>
        <h2>{words.readFew}</h2>
        <p className="hint">{words.fewWhy}</p>
      </>
    );
  const fullest = days.reduce(
    (a, b) => (b.readings > a.readings ? b : a),
    days[0] ?? { day: '', readings: 0 },
  );
  const said = [
    words.lastWeek(week),
    most && words.share(portionOf(most.readings / total, words), most.source),
  ]
    .filter(Boolean)
    .join('; ');
  return (
    <>
      <h2>{words.read(total)}</h2>
      <p className="hint">
        {said.charAt(0).toUpperCase() + said.slice(1)}. {usual !== null && words.usual(usual)}
      </p>
      {days.length > 0 && (
        <Bars
          small
          says={words.itemBars(fullest.readings, weekdayOf(fullest.day, language))}
          bars={days.map((day) => ({
            key: day.day,
            value: day.readings,
            above: day === fullest ? words.number(day.readings) : undefined,
            below: weekdayOf(day.day, language),
            marked: day === fullest,
          }))}
        />
      )}
    </>
  );
}
