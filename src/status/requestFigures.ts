import { dayOf } from '#lib/dates.ts';
import { createHistogram, type Histogram } from './histogram.ts';
import type { SlowCall } from './types.ts';

/** What this copy has answered since its start: how often, and how long it worked on it. */
export interface RequestFigures {
  /** `route`: the pattern of the path with its method, never an address that somebody typed. `ms`: null where nothing was worked on. */
  answered(route: string, status: number, ms: number | null, now: Date): void;
  /** Since the start, by route: answers by class of status (2 for 200 to 299), and the time that they took. */
  readonly routes: ReadonlyMap<string, RouteFigures>;
  /** The routes that took longest on the day of this moment, the longest first. */
  slowest(now: Date, most: number): SlowCall[];
  /** How often somebody asked for what is not there, on the day of this moment. */
  notFound(now: Date): number;
}

/** What one route has answered. */
export interface RouteFigures {
  readonly classes: ReadonlyMap<number, number>;
  readonly times: Histogram;
}

/** Starts counting. The routes are those of the program, so that their number is bounded. */
export function createRequestFigures(): RequestFigures {
  const routes = new Map<string, { classes: Map<number, number>; times: Histogram }>();
  const empty = (day: string) => ({ day, times: new Map<string, Histogram>(), notFound: 0 });
  let today = empty('');
  const of = (now: Date): typeof today => {
    const day = dayOf(now);
    if (today.day !== day) today = empty(day);
    return today;
  };
  return {
    routes,
    answered(route, status, ms, now) {
      const figures = routes.get(route) ?? { classes: new Map(), times: createHistogram() };
      routes.set(route, figures);
      const kind = Math.floor(status / 100);
      figures.classes.set(kind, (figures.classes.get(kind) ?? 0) + 1);
      const day = of(now);
      if (status === 404) day.notFound++;
      if (ms === null) return;
      figures.times.add(ms);
      const times = day.times.get(route) ?? createHistogram();
      day.times.set(route, times);
      times.add(ms);
    },
    notFound: (now) => of(now).notFound,
    slowest: (now, most) =>
      [...of(now).times]
        .map(([name, times]) => ({
          ...{
            name,
            count: times.count,
            p95: Math.round(times.quantile(0.95)),
            worst: Math.round(times.worst),
          },
        }))
        .sort((one, other) => other.p95 - one.p95 || other.worst - one.worst)
        .slice(0, most),
  };
}
