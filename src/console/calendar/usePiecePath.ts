import { useThingPath } from '../find/useThingPath.ts';
import { usePaths } from '../paths.ts';
import { useStaff } from '../session.ts';
import type { Coming } from './words.ts';

/** Gives where a piece of the calendar is changed; undefined of what its reader may not change. */
export function usePiecePath(): (piece: Coming) => string | undefined {
  const pathOf = useThingPath();
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
  return ({ what, kind, _id, type, unit }) => {
    if (what === 'newsletter') return path('newsletterSent');
    if (what === 'prayer' && !isOffice) return undefined;
    const ref = unit && { _id: unit._id, name: unit.name };
    return pathOf({
      ...{ _id, kind: kind as Parameters<typeof pathOf>[0]['kind'], type },
      department: unit?.of_diocese ? null : ref,
      diocese: unit?.of_diocese ? ref : null,
    });
  };
}
