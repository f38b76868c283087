import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { churchMinute, daysLater } from '#lib/dates.ts';
import { monthOf } from '#lib/dayNames.ts';
import { lastDayOf, monthsLater } from '#lib/months.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { PlanDialog } from '../schedule/PlanDialog.tsx';
import { useStaff } from '../session.ts';
import { ErrorState } from '../shell/ErrorState.tsx';
import { ScreenHead } from '../shell/ScreenHead.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { MonthList, MonthSheet } from './Pieces.tsx';
import { useMoves } from './useMoves.ts';
import { CALENDAR, type Coming } from './words.ts';
import '#ui/Segments.css';
import './calendar.css';

type View = 'month' | 'list';

/** What comes, changes, ends and takes place, month by month; a phone begins with the list. */
export function CalendarScreen() {
  const words = useWords(CALENDAR);
  const language = useLanguage();
  const sentence = useSentence();
  const { userId } = useStaff();
  const moves = useMoves();
  const thisMonth = churchMinute(new Date()).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const [view, setView] = useState<View>(() =>
    window.matchMedia('(min-width: 48rem)').matches ? 'month' : 'list',
  );
  const [open, setOpen] = useState<Coming>();
  const from = `${daysLater(`${month}-01`, -6)}T00:00`;
  const to = `${daysLater(lastDayOf(month), 8)}T00:00`;
  const { data, error, refetch } = useQuery({
    queryKey: ['scheduleList', userId, month],
    queryFn: ({ signal }) => send('scheduleList', { body: { from, to }, signal }),
    placeholderData: (last) => last,
  });
  const pieces = data?.docs ?? [];
  const show = (piece: Coming) => {
    const reason = moves.whyNot(piece, '9999-12-31');
    if (reason) say(reason);
    else setOpen(piece);
  };
  const given = { month, pieces, moves, onOpen: show };
  const name = (other: string) => monthOf(other, language);
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)];
  return (
    <>
      <ScreenHead title={words.heading} />
      <p className="lead-in">{words.leadIn}</p>
      <div className="calendar-bar">
        <IconButton icon="back" label={words.before(name(before))} onClick={() => setMonth(before)} />
        <h2>{name(month)}</h2>
        <IconButton
          icon={MORE_ICONS.forth}
          label={words.after(name(after))}
          onClick={() => setMonth(after)}
        />
        <Button look="line" onClick={() => setMonth(thisMonth)}>
          {words.today}
        </Button>
        <Segments
          label={words.view}
          value={view}
          options={(['month', 'list'] as const).map((value) => ({ value, name: words[value] }))}
          onValue={setView}
        />
      </div>
      {!data && error && <ErrorState sentence={sentence(error, words.failed.list)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && view === 'month' && <MonthSheet {...given} />}
      {data && view === 'list' && <MonthList {...given} />}
      {data && pieces.length === 0 && <EmptyState sentence={words.nothing(name(month))} />}
      <p role="status" className="hint">
        {moves.spoken}
      </p>
      {open && (
        <PlanDialog
          act={open.what === 'withdraw' || open.what === 'change' ? open.what : 'publish'}
          title={words.dayOf(open.title)}
          at={open.at}
          onPlan={(at) => moves.moveTo(open, at)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
