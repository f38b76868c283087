import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeader, type Leader } from './leader.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;

interface Copy {
  readonly leader: Leader;
  /** How often it has said that it leads, and begun a turn. */
  readonly did: { said: number; begun: number };
  readonly asked: string[];
  isCutOff: boolean;
  isDeaf: boolean;
}

/** Copies that hear one another. */
function fleet() {
  const copies: Copy[] = [];
  const start = async (id: string): Promise<Copy> => {
    const [did, asked]: [Copy['did'], string[]] = [{ said: 0, begun: 0 }, []];
    let isCutOff = false;
    const leader = await createLeader({
      id,
      say: async () => {
        if (isCutOff) throw new Error('away');
        did.said += 1;
        for (const other of copies) if (!other.isCutOff && !other.isDeaf) other.leader.heard(id);
      },
      begin: async () => {
        did.begun += 1;
        return { ask: (job) => asked.push(job), askAll: () => asked.push('all'), end: async () => {} };
      },
      log: () => {},
    });
    const copy: Copy = {
      leader,
      did,
      asked,
      get isCutOff() {
        return isCutOff;
      },
      set isCutOff(is) {
        isCutOff = is;
      },
      isDeaf: false,
    };
    copies.push(copy);
    return copy;
  };
  const leading = (): number[] => copies.flatMap(({ leader }, i) => (leader.turn() ? [i] : []));
  return { start, leading };
}

it('a copy alone leads, and says nothing more', async () => {
  const { start, leading } = fleet();
  const alone = await start('a');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([leading(), alone.did]).toEqual([[0], { said: 1, begun: 1 }]);
});

it('of thirty copies the first one leads, and each hour another one says that it is not alone', async () => {
  const { start, leading } = fleet();
  const first = await start('10');
  const others: Copy[] = [];
  for (let i = 11; i < 40; i++) others.push(await start(`${i}`));
  const ofOthers = (what: 'said' | 'begun') => others.reduce((sum, { did }) => sum + did[what], 0);
  await vi.advanceTimersByTimeAsync(2_000);
  const before = ofOthers('said');
  await vi.advanceTimersByTimeAsync(HOUR / 2);
  expect([leading(), ofOthers('said'), ofOthers('begun')]).toEqual([[0], before, others.length]);
  expect(first.did.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(leading()).toEqual([0]);
  expect(ofOthers('begun') - others.length).toBe(1);
});

it('when it dies another one leads within five seconds, and goes on when it comes back', async () => {
  const { start, leading } = fleet();
  const [first, second, third] = [await start('a'), await start('b'), await start('c')];
  await vi.advanceTimersByTimeAsync(3_000);
  expect(leading()).toEqual([0]);
  first.isCutOff = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([second, third].filter(({ leader }) => leader.turn())).toHaveLength(1);
  first.isCutOff = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(leading()).toEqual([0]);
});

it('the first one gives way to nobody who hears nothing, and a copy that hears nothing works by itself', async () => {
  const { start, leading } = fleet();
  const [, deaf] = [await start('b'), await start('a')];
  await start('c');
  deaf.isDeaf = true;
  await vi.advanceTimersByTimeAsync(30_000);
  const { said } = deaf.did;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([leading(), deaf.did.said]).toEqual([[0, 1], said]);
});

it('a database that hangs gets one notice', async () => {
  const say = vi.fn(async () => {});
  const turn = { ask: () => {}, askAll: () => {}, end: async () => {} };
  const { heard } = await createLeader({ id: 'a', say, begin: async () => turn, log: () => {} });
  say.mockReturnValue(new Promise(() => {}));
  heard('b');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(say).toHaveBeenCalledTimes(2);
});

it('what may have been lost is asked for again', async () => {
  const { start } = fleet();
  const [first, second] = [await start('a'), await start('b')];
  await vi.advanceTimersByTimeAsync(2_000);
  for (const { leader } of [first, second]) leader.heard(null);
  expect([first.asked, second.asked]).toEqual([['all'], []]);
});

it('while the database is away nothing is begun', async () => {
  const { start, leading } = fleet();
  const copies = [await start('a'), await start('b')];
  await vi.advanceTimersByTimeAsync(2_000);
  for (const copy of copies) copy.isCutOff = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([leading(), copies.map(({ did }) => did.begun)]).toEqual([[0], [1, 1]]);
});
