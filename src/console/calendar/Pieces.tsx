import { churchMinute, daysLater } from '#lib/dates.ts';
import { newsDay, timeOf, weekdayOf } from '#lib/dayNames.ts';
import { lastDayOf, weekdayNumber } from '#lib/months.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { dayIn, type useMoves } from './useMoves.ts';
import { CALENDAR, type Coming } from './words.ts';

interface Props {
  /** 'YYYY-MM'. */
  month: string;
  pieces: readonly Coming[];
  moves: ReturnType<typeof useMoves>;
  onOpen: (piece: Coming) => void;
}

const LOOK: Readonly<Record<Coming['what'], string>> = {
  publish: 'calendar-slot--out',
  newsletter: 'calendar-slot--out',
  change: 'calendar-slot--out',
  withdraw: 'calendar-slot--end',
  event: '',
  prayer: '',
};
const ICON: Readonly<Record<Coming['what'], IconName>> = {
  publish: 'clock',
  newsletter: 'mail',
  change: 'edit',
  withdraw: 'clock',
  event: 'clock',
  prayer: 'info',
};

/** The month as a sheet of days; on a phone the days that have something, one below the other. */
export function MonthSheet({ month, pieces, moves, onOpen }: Props) {
  const words = useWords(CALENDAR);
  const language = useLanguage();
  const today = churchMinute(new Date()).slice(0, 10);
  const first = `${month}-01`;
  const begins = daysLater(first, -weekdayNumber(first));
  const weeks = Math.ceil((weekdayNumber(first) + Number(lastDayOf(month).slice(8))) / 7);
  const days = Array.from({ length: weeks * 7 }, (_, n) => daysLater(begins, n));
  return (
    <ol className="calendar-sheet">
      {days.map((day) => {
        const own = pieces.filter((piece) => dayIn(piece) === day);
        const free = own.length === 0 && day !== today && moves.held?.over !== day;
        return (
          // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a day only takes what is dropped; by keys the piece itself moves.
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
            <p className="calendar-no">
              <span className="calendar-wd">{weekdayOf(day, language)}</span> {Number(day.slice(8))}
              {day === today && <span className="hint"> {words.isToday}</span>}
            </p>
            <div>
              {own.map((piece) => (
                <Piece key={keyOf(piece)} piece={piece} moves={moves} onOpen={onOpen} />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const keyOf = ({ what, _id, plan }: Coming): string => `${what} ${plan ?? _id}`;

function Piece({ piece, moves, onOpen }: Pick<Props, 'moves' | 'onOpen'> & { piece: Coming }) {
  const words = useWords(CALENDAR);
  const hour = timeOf(churchMinute(new Date(piece.at)), useLanguage());
  const bad = piece.state === 'failed' ? 'calendar-slot--bad' : LOOK[piece.what];
  return (
    <button
      type="button"
      className={`calendar-slot ${bad}`}
      draggable={!moves.whyNot(piece, '9999-12-31')}
      data-held={(moves.held?.piece.plan && moves.held.piece.plan === piece.plan) || undefined}
      onDragStart={() => moves.over(piece, dayIn(piece))}
      onDragEnd={moves.letGo}
      onKeyDown={moves.onKey(piece)}
      onClick={() => onOpen(piece)}
    >
      <Icon name={ICON[piece.what]} />
      <b lang={piece.lang}>{piece.title}</b>
      <span>{[piece.all_day ? words.allDay : hour, words.said(piece)].join(', ')}</span>
    </button>
  );
}

/** The same as a list, from today on where the month is this one. */
export function MonthList({ month, pieces, moves, onOpen }: Props) {
  const words = useWords(CALENDAR);
  const language = useLanguage();
  const today = churchMinute(new Date()).slice(0, 10);
  const shown = pieces.filter(
    (piece) => dayIn(piece).startsWith(month) && dayIn(piece) >= (today.startsWith(month) ? today : month),
  );
  const days = [...new Set(shown.map(dayIn))];
  return days.map((day) => (
    <section key={day} className="calendar-group" aria-label={newsDay(day, language)}>
      <h3>
        {newsDay(day, language)}
        {day === today && <span className="hint"> {words.isToday}</span>}
      </h3>
      {shown
        .filter((piece) => dayIn(piece) === day)
        .map((piece) => (
          <Piece key={keyOf(piece)} piece={piece} moves={moves} onOpen={onOpen} />
        ))}
    </section>
  ));
}
