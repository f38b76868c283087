import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useStaff } from '../kit/session.ts';
import { type CardProps, UnitCards, type UnitRow } from './UnitCards.tsx';

interface Words {
  /** For the office only: users with one unit do not search. */
  readonly search: string;
  /** For users with one unit. */
  readonly own: string;
  readonly open: string;
}

/** Shared by the lists of departments and of dioceses, for a `RecordListScreen` (000 §2.5, §2.6; AMB-020). */
export function useUnitList<T extends UnitRow, W extends Words>(
  { search, own, ...words }: W,
  look: Omit<CardProps<T>, 'units' | 'menu'>,
) {
  const isOffice = useStaff().is === 'full_administrator';
  return {
    words: isOffice ? { ...words, search } : words,
    nameOf: (row: T) => row.name,
    menuMore: (row: T) => (
      <Link to={look.to(row)}>
        <Icon name="eye" />
        {words.open}
      </Link>
    ),
    cards: (rows: readonly T[], menu: (row: T) => ReactNode) => (
      <>
        <UnitCards units={rows} menu={menu} {...look} />
        {!isOffice && <p className="hint below-units">{own}</p>}
      </>
    ),
  };
}
