import { dayOf } from '#lib/dates.ts';
import { createHistogram, type Histogram } from './histogram.ts';
import type { SlowCall } from './types.ts';

/** This copy's responses since its start: their number and processing time. */
export interface RequestFigures {
  /** `route`: the pattern of the path with its method, never an address that somebody typed. `ms`: null if there was no processing. */
  answered(route: string, status: number, ms: number | null, now: Date): void;
  /** Since the start, by route: responses by class of status (2 for 200 to 299), and their time. */
  readonly routes: ReadonlyMap<string, RouteFigures>;
  /** The slowest routes on the day of this time, the slowest first. */
  slowest(now: Date, most: number): SlowCall[];
  /** The number of requests for missing pages, on the day of this time. */
  notFound(now: Date): number;
}

/** The figures of one route. */
export interface RouteFigures {
  readonly classes: ReadonlyMap<number, number>;
  readonly times: Histogram;
}

/** Starts counting. The routes are the program's own, so their number is bounded. */
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
