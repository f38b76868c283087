import { dayOf } from '#lib/dates.ts';
import type { Measurements } from './measurements.ts';
import type { SlowCall } from './types.ts';

const MOST = 5;

/** The slowest of today over all copies, each route once, the slowest first. */
export function slowestOf({ now, copies }: Pick<Measurements, 'now' | 'copies'>): SlowCall[] {
  const found = new Map<string, SlowCall>();
  for (const { day, slowest } of copies) {
    if (day !== dayOf(now)) continue;
    for (const one of slowest) {
      const before = found.get(one.name);
      found.set(one.name, {
        name: one.name,
        count: one.count + (before?.count ?? 0),
        p95: Math.max(one.p95, before?.p95 ?? 0),
        worst: Math.max(one.worst, before?.worst ?? 0),
      });
    }
  }
  return [...found.values()].sort((one, other) => other.p95 - one.p95).slice(0, MOST);
}
