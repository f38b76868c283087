import { churchMinute, daysLater } from '#lib/dates.ts';
import { monthOf, newsDay, weekdayOf } from '#lib/dayNames.ts';
import { lastDayOf, weekdayNumber } from '#lib/months.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { keyOf, Piece, type PiecesProps } from './Piece.tsx';
import { useDayKeys } from './useDayKeys.ts';
import { dayIn } from './useMoves.ts';
import { CALENDAR } from './words.ts';

/** The number of items shown per day. One more than that is still shown in full, since the line '1 more' would take the same space. */
const MOST = 3;

interface Props extends PiecesProps {
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

/** The month as a grid of days; on a phone only the days with items, one below the other. */
export function MonthSheet({ month, pieces, moves, onOpen, onMonth, onDay }: Props) {
  const words = useWords(CALENDAR);
  const language = useLanguage();
  const keys = useDayKeys(month, onMonth);
  const today = churchMinute(new Date()).slice(0, 10);
  const first = `${month}-01`;
  const begins = daysLater(first, -weekdayNumber(first));
  const weeks = Math.ceil((weekdayNumber(first) + Number(lastDayOf(month).slice(8))) / 7);
  const days = Array.from({ length: weeks * 7 }, (_, n) => daysLater(begins, n));
  return (
    <ol className="calendar-sheet" ref={keys.sheet}>
      {days.map((day) => {
        const own = pieces.filter((piece) => dayIn(piece) === day);
        const shown = own.length > MOST + 1 ? own.slice(0, MOST) : own;
        const free = own.length === 0 && day !== today && moves.held?.over !== day;
        return (
          // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a day is only a drop target; by keyboard the item itself moves.
          <li
            key={day}
            className="calendar-day"
            data-free={free || undefined}
            data-other={day.slice(0, 7) !== month || undefined}
            data-today={day === today || undefined}
            data-over={moves.held?.over === day || undefined}
            onDragOver={(event) => {
              if (!moves.held) return;
              if (!moves.whyNot(moves.held.piece, day)) event.preventDefault();
              if (moves.held.over !== day) moves.over(moves.held.piece, day);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (moves.held) void moves.put(moves.held.piece, day);
            }}
          >
            <button
              type="button"
              className="calendar-no"
              data-day={day}
              tabIndex={day === keys.at ? 0 : -1}
              aria-current={day === today ? 'date' : undefined}
              aria-haspopup="dialog"
              onFocus={() => keys.onFocus(day)}
              onKeyDown={keys.onKey(day)}
              onClick={() => onDay(day)}
            >
              <span className="calendar-wd">{weekdayOf(day, language)}</span> {Number(day.slice(8))}
              {day === today && <span className="hint"> {words.isToday}</span>}
              <span className="vh">{words.ofDay(monthOf(day, language), own.length)}</span>
            </button>
            <div>
              {shown.map((piece) => (
                <Piece key={keyOf(piece)} piece={piece} moves={moves} onOpen={onOpen} />
              ))}
              {own.length > shown.length && (
                <button
                  type="button"
                  className="calendar-more"
                  aria-label={words.moreOf(own.length - shown.length, newsDay(day, language))}
                  aria-haspopup="dialog"
                  onClick={() => onDay(day)}
                >
                  {words.more(own.length - shown.length)}
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
