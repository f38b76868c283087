import { expect, it } from 'vitest';
import { makeSmallerPictures, type Waiting } from './smallerPictures.ts';

interface File {
  readonly id: string;
  readonly fileName: string;
}

/** Files that wait, the newest at the end of `files`, and what was done with them. */
function shelf(count: number, more: Partial<Waiting<File>> = {}) {
  const files = Array.from({ length: count }, (_, n): File => ({ id: `${n}`, fileName: `${n}.jpg` }));
  const [made, said]: [string[], string[]] = [[], []];
  const waiting: Waiting<File> = {
    next: async (failed) => files.findLast(({ id }) => !made.includes(id) && !failed.includes(id)),
    make: async ({ id }) => made.push(id),
    isFull: async () => false,
    log: (sentence) => void said.push(sentence),
    ...more,
  };
  return { files, made, said, waiting };
}
const goingOn = (): AbortSignal => new AbortController().signal;

it('the newest is made first, and one that comes in meanwhile is the next one', async () => {
  const many = shelf(50);
  const make = async ({ id }: File): Promise<unknown> => {
    if (many.made.push(id) === 2) many.files.push({ id: 'own', fileName: 'own.jpg' });
    return undefined;
  };
  await makeSmallerPictures({ ...many.waiting, make }, goingOn());
  expect([many.made.slice(0, 4), many.made.length]).toEqual([['49', '48', 'own', '47'], 51]);
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
  const last = shelf(30);
  const makeLast = async ({ id }: File): Promise<unknown> => {
    ending.abort();
    return last.made.push(id);
  };
  await makeSmallerPictures({ ...last.waiting, make: makeLast }, ending.signal);
  expect(last.made).toHaveLength(1);
});
