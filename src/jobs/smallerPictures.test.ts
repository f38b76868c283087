import { expect, it } from 'vitest';
import { makeSmallerPictures, type Waiting } from './smallerPictures.ts';

interface File {
  readonly id: string;
  readonly fileName: string;
}

/** Files that wait, the newest at the end of `files`, and what was done with them. */
function shelf(count: number, more: Partial<Waiting<File>> = {}) {
  const files = Array.from({ length: count }, (_, n): File => ({ id: `${n}`, fileName: `${n}.jpg` }));
  const [made, rests, said]: [string[], number[], string[]] = [[], [], []];
  const waiting: Waiting<File> = {
    next: async (most, failed) =>
      files
        .filter(({ id }) => !made.includes(id) && !failed.includes(id))
        .reverse()
        .slice(0, most),
    make: async ({ id }) => made.push(id),
    isFull: async () => false,
    rest: async (ms) => void rests.push(ms),
    log: (sentence) => void said.push(sentence),
    ...more,
  };
  return { files, made, rests, said, waiting };
}
const goingOn = (): AbortSignal => new AbortController().signal;

it('what somebody uploads is made without a rest, and rests follow each of many until as few are left', async () => {
  const few = shelf(20);
  await makeSmallerPictures(few.waiting, goingOn());
  expect([few.made.length, few.rests.length]).toEqual([20, 0]);
  const many = shelf(50);
  await makeSmallerPictures(many.waiting, goingOn());
  expect([many.made.length, many.rests.length]).toEqual([50, 30]);
});

it('a picture that comes in meanwhile is the next one', async () => {
  const many = shelf(50);
  let rests = 0;
  const rest = async (): Promise<void> => {
    rests += 1;
    if (rests === 2) many.files.push({ id: 'own', fileName: 'own.jpg' });
  };
  await makeSmallerPictures({ ...many.waiting, rest }, goingOn());
  expect(many.made.slice(0, 4)).toEqual(['49', '48', 'own', '47']);
});

it('one that fails is left out and told of, a full disk ends it, and so does the end', async () => {
  const one = shelf(3);
  const make = async ({ id }: File): Promise<unknown> => {
    if (id === '1') throw new Error('It is torn.');
    return one.made.push(id);
  };
  await makeSmallerPictures({ ...one.waiting, make }, goingOn());
  expect([one.made, one.said]).toEqual([['2', '0'], ['No smaller copies of 1.jpg yet: It is torn.']]);
  const full = shelf(3, { isFull: async () => true });
  await makeSmallerPictures(full.waiting, goingOn());
  expect([full.made.length, full.said.length]).toEqual([0, 1]);
  const ending = new AbortController();
  const last = shelf(30, { rest: async () => ending.abort() });
  await makeSmallerPictures(last.waiting, ending.signal);
  expect(last.made).toHaveLength(1);
});
