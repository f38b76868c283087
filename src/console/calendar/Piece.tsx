import { Link } from 'react-router';
import { churchMinute } from '#lib/dates.ts';
import { timeOf } from '#lib/dayNames.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { dayIn, type useMoves } from './useMoves.ts';
import { usePiecePath } from './usePiecePath.ts';
import { CALENDAR, type Coming, KINDS } from './words.ts';

export interface PiecesProps {
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

export const keyOf = ({ what, _id, plan, at }: Coming): string => `${what} ${plan ?? `${_id} ${at}`}`;

/**
 * A calendar item. Scheduled items can be moved by pointer and keyboard, and ask for another time when pressed; items with their own date link to
 * their form. `still`: it cannot be moved.
 */
export function Piece({
  piece,
  moves,
  onOpen,
  still = false,
}: Pick<PiecesProps, 'moves' | 'onOpen'> & { piece: Coming; still?: boolean }) {
  const words = useWords(CALENDAR);
  const hour = timeOf(churchMinute(new Date(piece.at)), useLanguage());
  const to = usePiecePath()(piece);
  const isBad = piece.state === 'failed';
  const icon: IconName = isBad
    ? 'warning'
    : piece.what === 'change'
      ? 'clock'
      : (KINDS[piece.kind]?.icon ?? 'clock');
  const inside = (
    <>
      <Icon name={icon} />
      <b lang={piece.lang}>{piece.title}</b>
      <span>{[piece.all_day ? words.allDay : hour, words.said(piece)].join(', ')}</span>
    </>
  );
  const className = `calendar-slot ${isBad ? 'calendar-slot--bad' : LOOK[piece.what]}`;
  const isFixed = moves.whyNot(piece, '9999-12-31') !== undefined;
  if (isFixed && to)
    return (
      <Link className={className} to={to} draggable={false}>
        {inside}
      </Link>
    );
  return (
    <button
      type="button"
      className={className}
      draggable={!isFixed && !still}
      data-held={(moves.held?.piece.plan && moves.held.piece.plan === piece.plan) || undefined}
      onDragStart={() => moves.over(piece, dayIn(piece))}
      onDragEnd={moves.letGo}
      onKeyDown={still ? undefined : moves.onKey(piece)}
      onClick={() => onOpen(piece)}
    >
      {inside}
    </button>
  );
}
