import { describe, expect, it } from 'vitest';
import { type Letter, separated } from './pdfBlanks.ts';

/** Where something is drawn, in points from the page's top left corner. */
type Box = readonly [left: number, right: number, top: number, bottom: number];
const [WIDTH, HEIGHT, BASE, SIZE] = [100, 40, 20, 12];

const letter = (text: string, [left, right, top, bottom]: Box): Letter => ({
  ...{ text, known: true, left, right, top, bottom, base: BASE, size: SIZE, font: 'Serif' },
  ...{ isBroken: false, invented: false },
});

/** The words of a line with these letters, on a page on which these places are dark. */
async function wordsOf(letters: readonly Letter[], dark: readonly Box[]): Promise<string> {
  const draw = async (wide: number, high: number): Promise<Uint8Array> => {
    const data = new Uint8Array(wide * high).fill(255);
    const scale = wide / WIDTH;
    for (const [left, right, top, bottom] of dark)
      for (let y = top * scale; y < bottom * scale; y++)
        data.fill(0, y * wide + left * scale, y * wide + right * scale);
    return data;
  };
  const [line = []] = await separated([letters], WIDTH, HEIGHT, draw);
  return line.map(({ text }) => text).join('');
}

describe('a sign below the line that reaches below the next word', () => {
  const [first, below, second, third]: readonly Box[] = [
    [10, 20, 10, 20],
    [14, 26, 21, 26],
    [24, 34, 10, 20],
    [35, 44, 10, 20],
  ];
  const all = [first, below, second, third] as Box[];
  const line = (base: string, sign: string, next: string, last: string) =>
    wordsOf(
      [
        letter(base, [10, 26, 10, 26]),
        letter(sign, [10, 26, 10, 26]),
        letter(next, second as Box),
        letter(last, third as Box),
      ],
      all,
    );

  it.each([
    ['Kannada', 'ಕ', '್ಕ', 'ಮ', 'ರ', 'ಕ್ಕ ಮರ'],
    ['Telugu', 'క', '్క', 'మ', 'ర', 'క్క మర'],
    ['Malayalam', 'ക', '്ക', 'മ', 'ര', 'ക്ക മര'],
    // These have nothing written below a letter.
    ['Tamil', 'க', 'ு', 'ம', 'ர', 'குமர'],
  ])('in %s', async (_, base, sign, next, last, words) =>
    expect(await line(base, sign, next, last)).toBe(words),
  );

  it('is the beginning of no word', async () =>
    expect(
      await wordsOf(
        [letter('ಕ', first as Box), letter('ಕ', [15, 25, 21, 26]), letter('ಮ', [26, 34, 10, 20])],
        [first as Box, [15, 25, 21, 26], [26, 34, 10, 20]],
      ),
    ).toBe('ಕಕ ಮ'));
});
