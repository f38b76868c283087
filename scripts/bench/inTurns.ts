import { middle, percentile } from './compared.ts';
import type { Installation } from './installation.ts';

/** Work beside the pages that can be let go on and made to rest at any moment. */
export interface Work {
  goOn(): Promise<unknown> | unknown;
  /** Resolves when it does nothing any more. */
  rest(): Promise<unknown> | unknown;
}

export interface Extent {
  readonly rounds: number;
  readonly seconds: number;
}

/** Each search comes from a network of its own: from one there are so many a minute. */
let network = 0;
const elsewhere = () => {
  network = (network + 1) % 65_536;
  return { 'x-forwarded-for': `10.${network >> 8}.${network & 255}.1` };
};

/** What somebody waits for: a page from memory, one made for this visitor alone, and a list of the console. */
export const ASKED: ReadonlyMap<string, (installation: Installation) => Promise<Response>> = new Map([
  ['A cached page', ({ url }) => fetch(`${url}/home`)],
  ['A page made anew', ({ url }) => fetch(`${url}/search?q=church`, { headers: elsewhere() })],
  [
    'A list of the console',
    ({ url, token }) =>
      fetch(`${url}/api/v1/news/get`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ offset: 0, limit: 20 }),
      }),
  ],
]);
const BETWEEN_MS = 20;

/**
 * Asks in short turns while the work rests and while it goes on, so that whatever else the machine has to do falls on both. By what was asked: how many times as long 95 of
 * 100 answers take while it goes on, the middle one of the turns, which what else the machine does moves least.
 */
export async function inTurns(
  installation: Installation,
  work: Work,
  { rounds, seconds }: Extent,
): Promise<Map<string, number>> {
  await answerTimes(installation, forSeconds(2));
  const ratios = new Map([...ASKED.keys()].map((what): [string, number[]] => [what, []]));
  for (let round = 0; round < rounds; round++) {
    await work.rest();
    const alone = await answerTimes(installation, forSeconds(seconds));
    await work.goOn();
    const meanwhile = await answerTimes(installation, forSeconds(seconds));
    for (const [what, all] of ratios)
      all.push(percentile(meanwhile.get(what) ?? []) / percentile(alone.get(what) ?? []));
  }
  return new Map([...ratios].map(([what, all]) => [what, middle(all)]));
}

export type Times = Map<string, number[]>;

/** Whether so many seconds have passed since this was asked for. */
export function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

/** Milliseconds of each answer, one after the other with a rest between, until it is over. */
export async function answerTimes(
  installation: Installation,
  isOver: () => boolean,
  betweenMs = BETWEEN_MS,
): Promise<Times> {
  const times: Times = new Map([...ASKED.keys()].map((what) => [what, []]));
  while (!isOver()) {
    for (const [what, ask] of ASKED) {
      const start = performance.now();
      const answer = await ask(installation);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${what} was answered with ${answer.status}.`);
      times.get(what)?.push(performance.now() - start);
      await new Promise((done) => setTimeout(done, betweenMs));
    }
  }
  return times;
}
