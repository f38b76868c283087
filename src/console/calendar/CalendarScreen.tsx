import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { churchMinute, daysLater } from '#lib/dates.ts';
import { monthOf } from '#lib/dayNames.ts';
import { lastDayOf, monthsLater } from '#lib/months.ts';
import { Button, buttonClass, IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { Segments } from '#ui/Segments.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { say } from '#ui/toasts.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { PlanDialog } from '../schedule/PlanDialog.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { DayDialog } from './DayDialog.tsx';
import { MonthList } from './MonthList.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { useCalendarAddress } from './useCalendarAddress.ts';
import { dayIn, useMoves } from './useMoves.ts';
import { usePiecePath } from './usePiecePath.ts';
import { CALENDAR, type Coming } from './words.ts';
import '#ui/Segments.css';
import './calendar.css';

/** What is published, changes, ends and takes place, month by month; a phone starts with the list. */
export function CalendarScreen() {
  const words = useWords(CALENDAR);
  const language = useLanguage();
  const sentence = useSentence();
  const { userId } = useStaff();
  const moves = useMoves();
  const thisMonth = churchMinute(new Date()).slice(0, 7);
  const { show: showOther, ...shown } = useCalendarAddress();
  const { month, view, without, unit } = shown;
  const setMonth = (next: string) => showOther({ month: next === thisMonth ? '' : next });
  const [open, setOpen] = useState<Coming>();
  const [day, setDay] = useState<string>();
  const pathOf = usePiecePath();
  const from = `${daysLater(`${month}-01`, -6)}T00:00`;
  const to = `${daysLater(lastDayOf(month), 8)}T00:00`;
  const { data, error, refetch } = useQuery({
    queryKey: ['scheduleList', userId, month],
    queryFn: ({ signal }) => send('scheduleList', { body: { from, to }, signal }),
    placeholderData: (last) => last,
  });
  const all = data?.docs ?? [];
  const pieces = all.filter(
    (piece) => !without.includes(piece.kind) && (unit === '' || piece.unit?._id === unit),
  );
  const inMonth = pieces.some((piece) => dayIn(piece).startsWith(month));
  const isNarrowed = without.length > 0 || unit !== '';
  const ask = (piece: Coming) => {
    const reason = moves.whyNot(piece, '9999-12-31');
    if (reason) return say(reason);
    setDay(undefined);
    setOpen(piece);
  };
  const given = { month, pieces, moves, onOpen: ask };
  const address = open && pathOf(open);
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
          options={[
            { value: 'month', name: words.month, icon: 'calendar' },
            { value: 'list', name: words.list, icon: MORE_ICONS.list },
          ]}
          onValue={(next) => showOther({ view: next })}
        />
      </div>
      {data && <CalendarFilters pieces={all} shown={shown} onShow={showOther} />}
      {!data && error && <ErrorState sentence={sentence(error, words.failed.list)} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={6} />}
      {data && view === 'month' && <MonthSheet {...given} onMonth={setMonth} onDay={setDay} />}
      {data && view === 'list' && <MonthList {...given} />}
      {data && !inMonth && (
        <EmptyList
          sentence={(isNarrowed ? words.nothingChosen : words.nothing)(name(month))}
          next={isNarrowed ? undefined : 'day'}
        >
          {isNarrowed && (
            <Button look="line" onClick={() => showOther({ without: [], unit: '' })}>
              {words.showAll}
            </Button>
          )}
        </EmptyList>
      )}
      <p role="status" className="hint">
        {moves.spoken}
      </p>
      {day && <DayDialog {...given} day={day} onClose={() => setDay(undefined)} />}
      {open && (
        <PlanDialog
          more={
            address && (
              <Link className={buttonClass('text', 'foot-start')} to={address}>
                <Icon name="edit" />
                {words.open}
              </Link>
            )
          }
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
