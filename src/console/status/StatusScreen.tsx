import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import { churchMinute } from '#lib/dates.ts';
import { timeOf } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { GRADE_ICONS, StatusLines } from './StatusLines.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { WrongToday } from './WrongToday.tsx';
import { STATUS } from './words.ts';
import './status.css';

const AGAIN_MS = 30_000;
/** The poll interval while the user waits for a running task. */
const SOON_MS = 3000;
const isMoving = (status: DataOf<'statusGet'> | undefined): boolean =>
  status?.lines.some(({ key }) => key === 'backup_under_way') ?? false;
const AGAIN = (
  <path d="M4 11V9.500A3.500 3.500 0 0 1 7.500 6H19M15.500 2.500 19 6l-3.500 3.500M20 13v1.500a3.500 3.500 0 0 1-3.500 3.500H5M8.500 21.500 5 18l3.500-3.500" />
);

/** The health of the installation: a summary, what needs attention, and what is well. Polled while shown. */
export function StatusScreen() {
  const words = useWords(STATUS);
  const sentence = useSentence();
  const { userId } = useStaff();
  const { data, error, refetch, isFetching } = useQuery({
    // Its sentences are in the current language.
    queryKey: ['statusGet', userId, useLanguage()],
    queryFn: ({ signal }) => send('statusGet', { signal }),
    refetchInterval: ({ state }) => (isMoving(state.data) ? SOON_MS : AGAIN_MS),
  });
  return (
    <>
      <ScreenHead title={words.heading}>
        <Button look="line" icon={AGAIN} busy={isFetching} onClick={() => void refetch()}>
          {words.lookAgain}
        </Button>
      </ScreenHead>
      <StatusTabs />
      {error && <ErrorState sentence={sentence(error, words.failed)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && <Shown status={data} />}
    </>
  );
}

function Shown({ status }: { status: DataOf<'statusGet'> }) {
  const words = useWords(STATUS);
  const language = useLanguage();
  const { verdict, lines, at } = status;
  const now = new Date(at);
  return (
    <>
      <p className={`status-verdict title is-${verdict.grade}`} role="status">
        <Icon name={GRADE_ICONS[verdict.grade]} />
        {verdict.sentence}
      </p>
      <p className="lead-in">{words.looked(timeOf(churchMinute(now), language))}</p>
      <StatusLines lines={lines} now={now} />
      <WrongToday status={status} now={now} />
    </>
  );
}
