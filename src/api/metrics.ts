import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Histogram } from '#status/histogram.ts';
import type { Measurements } from '#status/measurements.ts';
import type { RequestFigures } from '#status/requestFigures.ts';
import { installationFamilies } from './installationMetrics.ts';
import { counter, type Family, gauge, type Labels, type Sample, seconds, written } from './metricsText.ts';

/** The sources of the metrics. */
export interface MetricsDeps {
  now(): Date;
  readonly requests: RequestFigures;
  /** Database readings about the whole installation. */
  readings(): Promise<Measurements>;
  /** Connection pools by purpose. */
  pools(): Readonly<Record<string, Pool>>;
  /** Responses by status, including those that never reached the routing. */
  answers(): ReadonlyMap<number, number>;
}

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** The delay is measured by a timer with this interval, which does not count as delay. */
const RESOLUTION_MS = 20;
/** How long readings are cached, so that frequent scraping does not make the database count often. */
const KEPT_MS = 5000;

/** Creates the text of /metrics in the format of Prometheus (0.0.4): names with their units, counters that never fall, no personal data. */
export function createMetrics(deps: MetricsDeps): () => Promise<string> {
  const since = deps.now();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let kept: { at: number; text: Promise<string> } | undefined;
  const make = async (): Promise<string> => {
    // If the database is down, this copy's own figures are still reported.
    const readings = await deps.readings().catch(() => null);
    const own = ownFamilies(deps, since, delay);
    return [...own, ...(readings ? installationFamilies(readings) : []), up(readings !== null)]
      .map(written)
      .join('');
  };
  return () => {
    if (!kept || performance.now() - kept.at > KEPT_MS) kept = { at: performance.now(), text: make() };
    return kept.text;
  };
}

const up = (isThere: boolean): Family => ({
  name: 'lectern_database_up',
  type: 'gauge',
  help: 'Whether the database answers.',
  samples: [[{}, isThere ? 1 : 0]],
});

function ownFamilies(
  deps: MetricsDeps,
  since: Date,
  delay: ReturnType<typeof monitorEventLoopDelay>,
): Family[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const quantiles = [0.5, 0.99];
  return [
    gauge('lectern_up_seconds', 'Seconds since this copy was started.', [
      [{}, Math.round((deps.now().getTime() - since.getTime()) / 1000)],
    ]),
    gauge('lectern_memory_bytes', 'Memory of this copy.', [
      [{ of: 'resident' }, rss],
      [{ of: 'heap' }, heapUsed],
      [{ of: 'external' }, external],
    ]),
    counter('lectern_processor_seconds_total', 'Processor time of this copy.', [
      [{ mode: 'user' }, user / 1e6],
      [{ mode: 'system' }, system / 1e6],
    ]),
    gauge('lectern_event_loop_delay_seconds', 'How late the program gets to what is due, since its start.', [
      ...quantiles.map(
        (part): Sample => [
          { quantile: String(part) },
          seconds(Math.max(0, delay.percentile(part * 100) / 1e6 - RESOLUTION_MS)),
        ],
      ),
    ]),
    counter(
      'lectern_answers_total',
      'Answers by status, also those from memory.',
      [...deps.answers()].map(([status, count]) => [{ status: String(status) }, count]),
    ),
    counter('lectern_requests_total', 'Answers by route and class of status, without those from memory.', [
      ...[...deps.requests.routes].flatMap(([route, { classes }]) =>
        [...classes].map(([kind, count]): Sample => [{ route, class: `${kind}xx` }, count]),
      ),
    ]),
    {
      name: 'lectern_request_duration_seconds',
      type: 'histogram',
      help: 'How long answers were worked on, by route, without those from memory.',
      samples: [...deps.requests.routes].flatMap(([route, { times }]) =>
        times.count === 0 ? [] : histogram({ route }, times),
      ),
    },
    gauge(
      'lectern_database_pool_connections',
      'Connections to the database, and requests that wait for one.',
      [
        ...Object.entries(deps.pools()).flatMap(
          ([pool, { totalCount, idleCount, waitingCount }]): Sample[] => [
            [{ pool, state: 'open' }, totalCount],
            [{ pool, state: 'idle' }, idleCount],
            [{ pool, state: 'waited_for' }, waitingCount],
          ],
        ),
      ],
    ),
  ];
}

function histogram(labels: Labels, times: Histogram): Sample[] {
  return [
    ...times
      .upTo()
      .map(([bound, count]): Sample => [{ ...labels, le: String(bound / 1000) }, count, '_bucket']),
    [{ ...labels, le: '+Inf' }, times.count, '_bucket'],
    [labels, seconds(times.sum), '_sum'],
    [labels, times.count, '_count'],
  ];
}
