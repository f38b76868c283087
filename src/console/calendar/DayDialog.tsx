import { newsDay } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { keyOf, Piece, type PiecesProps } from './Piece.tsx';
import { dayIn } from './useMoves.ts';
import { CALENDAR } from './words.ts';

/** Everything on one day, of which its square may show only a part. */
export function DayDialog({
  day,
  pieces,
  moves,
  onOpen,
  onClose,
}: Omit<PiecesProps, 'month'> & { day: string; onClose: () => void }) {
  const words = useWords(CALENDAR);
  const own = pieces.filter((piece) => dayIn(piece) === day);
  return (
    <Dialog
      title={newsDay(day, useLanguage())}
      onClose={onClose}
      foot={
        <Button look="line" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {own.length === 0 && <p>{words.free}</p>}
      <div className="calendar-group">
        {own.map((piece) => (
          <Piece key={keyOf(piece)} piece={piece} moves={moves} onOpen={onOpen} still />
        ))}
      </div>
    </Dialog>
  );
}
