import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useThingPath } from '../kit/useThingPath.ts';
import type { Coming } from './words.ts';

/** Returns where a calendar item is edited; undefined if the user may not edit it. */
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
