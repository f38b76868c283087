import { churchMinute } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { keyOf, Piece, type PiecesProps } from './Piece.tsx';
import { dayIn } from './useMoves.ts';
import { CALENDAR } from './words.ts';

/** The same as a list; the current month starts at today. */
export function MonthList({ month, pieces, moves, onOpen }: PiecesProps) {
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
