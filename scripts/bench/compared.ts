import type { Installation } from './installation.ts';
import { load, type Question } from './load.ts';
import { bareNode, nginx, type PlainResponse, type PlainServer, responseAt } from './plainServers.ts';
import { processorTime, processorTimeBelow } from './processes.ts';

/** One of those that are compared: what is asked, and how much time its process has had. */
interface Runner {
  readonly name: string;
  readonly question: Question;
  seconds(): number;
}

/** How long each is asked, and how often. */
export interface Extent {
  readonly rounds: number;
  readonly seconds: number;
}

export interface Compared {
  /** What each answer costs whom, in microseconds of processor time. */
  readonly costs: ReadonlyMap<string, number>;
  /** Our time by a bare Node server's: the middle one of all rounds. */
  readonly timesBareNode: number;
  readonly response: PlainResponse;
}

const OURS = 'Lectern';

/** What so great a share of all does not exceed. */
export const percentile = (all: readonly number[], share = 0.95): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN;

export const middle = (all: readonly number[]): number => percentile(all, 0.5);

/** Microseconds an answer, by round. Taken in turns, since a machine that has other things to do has them for all. */
async function costsOf(runners: readonly Runner[], { rounds, seconds }: Extent): Promise<number[][]> {
  const costs = runners.map((): number[] => []);
  for (const { question } of runners) await load(question, seconds);
  for (let round = 0; round < rounds; round++) {
    for (const [i, runner] of runners.entries()) {
      const before = runner.seconds();
      const answers = await load(runner.question, seconds);
      costs[i]?.push(((runner.seconds() - before) * 1_000_000) / answers);
    }
  }
  return costs;
}

/** What an answer costs us, and servers that send the very same bytes. */
export async function compared(
  installation: Installation,
  path: string,
  headers: Readonly<Record<string, string>>,
  folder: string,
  extent: Extent,
): Promise<Compared> {
  const url = installation.url + path;
  // The routed way answers first; what stands before it learns from that.
  await responseAt(url, headers);
  const response = await responseAt(url, headers);
  // nginx cuts and leaves out by itself, from the whole.
  const whole =
    response.status === 200
      ? response
      : await responseAt(url, { 'accept-encoding': headers['accept-encoding'] ?? 'identity' });
  const plain = [await bareNode(response, folder), await nginx(whole, folder)].filter(
    (one) => one !== undefined,
  );
  try {
    const runners: Runner[] = [
      { name: OURS, question: { url, headers }, seconds: () => processorTime(installation.pid) },
    ];
    for (const server of plain) runners.push(await runnerOf(server, headers));
    const costs = await costsOf(runners, extent);
    const [ours = [], bare = []] = costs;
    return {
      costs: new Map(runners.map(({ name }, i) => [name, middle(costs[i] ?? [])])),
      timesBareNode: middle(ours.map((cost, round) => cost / (bare[round] ?? Number.NaN))),
      response,
    };
  } finally {
    for (const server of plain) await server.stop();
  }
}

/** A server that makes its own ETag is asked with that one. */
async function runnerOf(server: PlainServer, headers: Readonly<Record<string, string>>): Promise<Runner> {
  const { name, url, pid } = server;
  const etag = 'if-none-match' in headers ? (await responseAt(url, {})).headers.etag : undefined;
  return {
    name,
    question: { url, headers: { ...headers, ...(etag && { 'if-none-match': etag }) } },
    seconds: () => processorTime(pid) + processorTimeBelow(pid),
  };
}
