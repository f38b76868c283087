import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataOf } from '#calls/calls.ts';
import { monthNameOf, monthOf, weekdayOf } from '#lib/dayNames.ts';
import { type Language, languageName } from '#lib/language.ts';
import { longDay } from '#lib/longDays.ts';
import { SelectField } from '#ui/Field.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { useUnits } from '../kit/useUnits.ts';
import { Bars } from './Bars.tsx';
import { MostRead } from './MostRead.tsx';
import { Shares } from './Shares.tsx';
import { comparedSentence } from './shareSentence.ts';
import { READERS } from './words.ts';
import '#ui/Segments.css';
import './readers.css';

type Overview = DataOf<'readersOverview'>;
type Period = 'week' | 'fortnight' | 'year';

/** Statistics of the website's readings, without identifying readers. */
export function ReadersScreen() {
  const words = useWords(READERS);
  const language = useLanguage();
  const sentence = useSentence();
  const { is, userId } = useStaff();
  const office = is === 'full_administrator';
  const [period, setPeriod] = useState<Period>('fortnight');
  const [unit, setUnit] = useState('');
  const departments = useUnits('department', office);
  const dioceses = useUnits('diocese', office);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['readersOverview', userId, period, unit],
    queryFn: ({ signal }) => send('readersOverview', { body: { period, unit }, signal }),
    placeholderData: (before) => before,
    // While a new period loads, the sentence would describe the previous one.
    staleTime: 60_000,
  });
  return (
    <>
      <ScreenHead title={words.heading} />
      {data && data.total !== 0 && <Brief of={data} period={period} />}
      <div className="readers-choice">
        <Segments
          label={words.time}
          value={period}
          options={(['week', 'fortnight', 'year'] as const).map((value) => ({
            value,
            name: words.periods[value],
          }))}
          onValue={setPeriod}
        />
        {office && (
          <SelectField
            label={words.unit}
            empty={words.allSites}
            options={[...(dioceses ?? []), ...(departments ?? [])]}
            value={unit}
            onValue={setUnit}
          />
        )}
      </div>
      {!data && error && <ErrorState sentence={sentence(error, words.failed.list)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={6} />}
      {data?.total === 0 && <EmptyList sentence={words.none(period)} next="views" />}
      {data && data.total !== 0 && (
        <div aria-busy={isPlaceholderData}>
          <Steps of={data} byMonth={data.steps.length === 12} />
          <div className="readers-desk">
            <div>
              <MostRead of={data.most} />
            </div>
            <div>
              <Shares
                title={words.cameFrom}
                parts={data.sources.map(({ source, readings: n }) => ({ name: words.sources[source], n }))}
              />
              <Shares
                title={words.readIn}
                parts={data.languages.map(({ language: lang, readings: n }) => ({
                  ...{ name: languageName(lang), lang, n },
                }))}
              />
            </div>
          </div>
        </div>
      )}
      {data && (
        <p className="hint">
          {words.how} {data.since && data.since > data.from && words.since(longDay(data.since, language))}
        </p>
      )}
    </>
  );
}

/** 'Mon 16 November'. */
const dayInWords = (day: string, language: Language): string =>
  `${weekdayOf(day, language)} ${longDay(day, language).replace(/ \d{4}$/, '')}`;

/** The step with the most readings; undefined if none has at least ten. */
const fullestOf = ({ steps }: Overview) =>
  steps.reduce<Overview['steps'][number] | undefined>(
    (most, step) => ((step.readings ?? 0) > (most?.readings ?? 0) ? step : most),
    undefined,
  );

/** A summary in two sentences. */
function Brief({ of, period }: { of: Overview; period: Period }) {
  const words = useWords(READERS);
  const language = useLanguage();
  const { total, before } = of;
  if (total === null) return <p className="readers-brief">{words.fewIn(period)}</p>;
  const fullest = fullestOf(of);
  const said = before
    ? `${words.total(total, period)}, ${comparedSentence(total / before - 1, period, words)}`
    : words.total(total, period);
  return (
    <p className="readers-brief">
      {said}.{' '}
      {fullest &&
        (period === 'year'
          ? words.fullestMonth(monthOf(fullest.from, language))
          : words.fullest((period === 'week' ? weekdayOf : dayInWords)(fullest.from, language)))}
    </p>
  );
}

/** Readings by day or month, as bars and as numbers. */
function Steps({ of, byMonth }: { of: Overview; byMonth: boolean }) {
  const words = useWords(READERS);
  const language = useLanguage();
  const { steps } = of;
  const fullest = fullestOf(of);
  const least = steps.reduce(
    (few, step) => ((step.readings ?? 1) < (few.readings ?? 1) ? step : few),
    steps[0] as Overview['steps'][number],
  );
  const named = (from: string) => (byMonth ? monthOf : dayInWords)(from, language);
  const title = byMonth ? words.byMonth : words.byDay;
  const shownCount = (n: number | null) => (n === null ? words.few : words.number(n));
  const below = (from: string, at: number): string | undefined => {
    if (byMonth)
      return at % 3 === 0 || at === steps.length - 1 ? monthNameOf(from, language, 'short') : undefined;
    if (at === steps.length - 1) return `${Number(from.slice(8))} ${monthNameOf(from, language, 'short')}`;
    if (at > steps.length - 4) return undefined;
    if (at === 0) return String(Number(from.slice(8)));
    return new Date(`${from}T00:00:00Z`).getUTCDay() === 0 ? weekdayOf(from, language) : undefined;
  };
  return (
    <>
      <figure>
        <Bars
          says={
            fullest
              ? words.bars(
                  title,
                  named(fullest.from),
                  fullest.readings ?? 0,
                  named(least.from),
                  shownCount(least.readings),
                )
              : words.noBars(title)
          }
          bars={steps.map((step, at) => ({
            key: step.from,
            // Small counts are drawn small, without revealing the number.
            value: step.readings ?? 3,
            above: step === fullest ? shownCount(step.readings) : undefined,
            below: below(step.from, at),
            marked: step === fullest,
          }))}
        />
        <figcaption className="hint">{title}</figcaption>
      </figure>
      <details>
        <summary className="btn btn--text">{words.asNumbers}</summary>
        <table className="table">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{byMonth ? words.month : words.day}</th>
              <th scope="col">{words.readings}</th>
              {!byMonth && <th scope="col">{words.readers}</th>}
            </tr>
          </thead>
          <tbody>
            {steps.toReversed().map(({ from, readings: pageViews, readers }) => (
              <tr key={from}>
                <td>{named(from)}</td>
                <td>{shownCount(pageViews)}</td>
                {!byMonth && <td>{shownCount(readers)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
