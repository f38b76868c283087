import { useQueryClient } from '@tanstack/react-query';
import { dayOf } from '#lib/dates.ts';
import { weekdayOf } from '#lib/dayNames.ts';
import { longDay } from '#lib/longDays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { usePaths } from '../kit/paths.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useAllAnswered } from '../kit/useAllAnswered.ts';
import { WAITING_COUNTS } from '../kit/useWaitingCounts.ts';
import { useDecided } from '../waiting/useDecided.ts';
import { WaitingChanges } from '../waiting/WaitingChanges.tsx';
import { WaitingItems } from '../waiting/WaitingItem.tsx';
import { Begin } from './Begin.tsx';
import { BeginHere } from './BeginHere.tsx';
import { Brief } from './Brief.tsx';
import { Due } from './Due.tsx';
import { CameBack, Faults, GoOn, Letters, Read, Written } from './Lines.tsx';
import { NotCome } from './NotCome.tsx';
import { Part } from './Part.tsx';
import { Silent } from './Silent.tsx';
import { Spoken } from './Spoken.tsx';
import { TODAY_KEY, useToday } from './useToday.ts';
import { TODAY } from './words.ts';
import '../waiting/waiting.css';
import './today.css';

/** The user's day: what is waiting, was sent back, is due and was read, and all usual actions in one tap. */
export function TodayScreen() {
  const words = useWords(TODAY);
  const language = useLanguage();
  const path = usePaths();
  const client = useQueryClient();
  const isOffice = useStaff().is === 'full_administrator';
  const { data, error, isPending, refetch } = useToday();
  const today = data?.day ?? dayOf(new Date());
  const onDecided = useDecided(TODAY_KEY);
  const changed = () => Promise.all([refetch(), client.invalidateQueries({ queryKey: [WAITING_COUNTS] })]);
  const isHere = useAllAnswered(isPending);
  const part = { isPending, onRetry: () => void refetch() };
  return (
    <>
      <ScreenHead title={words.heading}>
        <time className="hint" dateTime={today}>
          {weekdayOf(today, language, 'long')} {longDay(today, language)}
        </time>
      </ScreenHead>
      <Brief today={data} />
      <Begin />
      {error && !data ? (
        <ErrorState sentence={words.failedAll} onRetry={() => void refetch()} />
      ) : (
        <div className="desk" hidden={!isHere}>
          <div>
            <NotCome {...part} rows={data?.failed_plans} />
            {isOffice ? (
              <Part
                {...part}
                name={words.parts.waiting}
                far={{ to: path('waiting'), name: words.seeAll }}
                rows={data?.waiting}
                empty={words.noneWaits}
              >
                {(rows) => (
                  <WaitingItems rows={rows} beside={rows} onDecided={onDecided} onChange={changed} />
                )}
              </Part>
            ) : (
              <CameBack {...part} rows={data?.sent_back} />
            )}
            {isOffice && <WaitingChanges />}
            <Spoken {...part} rows={data?.said} />
            <Letters {...part} rows={data?.letters} />
            {!isOffice && <Written {...part} rows={data?.written} />}
            <GoOn />
            <Silent />
          </div>
          <div>
            <Due {...part} rows={data?.due} today={today} />
            <Read {...part} rows={data?.read} />
            {isOffice && <Faults {...part} rows={data?.faults} />}
          </div>
        </div>
      )}
      {!isHere && !error && <Skeleton rows={6} />}
      {data && isHere && <BeginHere begins={data.begins} onSaved={() => void refetch()} />}
    </>
  );
}
