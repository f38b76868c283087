import { describe, expect, it } from 'vitest';
import { type Listed, type MadeList, nestedLists, readSign } from './nestedLists.ts';

/** Items such as '2o' (level 2, numbered), '1u:b' (of the list b), and the resulting lists: (…) bulleted, [3 …] numbered from 3. */
function made(items: string): string {
  const listed = items.split(' ').map((one): Listed => {
    const [, level, sort, nth, list = 'a'] = /^(\d)([uo])(\d*)(?::(\w+))?$/.exec(one) ?? [];
    return { level: Number(level), list, ordered: sort === 'o', nth: nth ? Number(nth) : undefined };
  });
  const shown = (lists: readonly MadeList[]): string =>
    lists
      .map(({ ordered, start, items: all }) => {
        const inside = all.map(({ of, lists: deeper }) => of + shown(deeper)).join(' ');
        return ordered ? `[${start === 1 ? '' : `${start}: `}${inside}]` : `(${inside})`;
      })
      .join('');
  return shown(nestedLists(listed));
}

describe('items that stand flat', () => {
  it.each([
    ['1u 1u 1u', '(0 1 2)'],
    ['1o 1o', '[0 1]'],
    ['1u 2u 2u 1u', '(0(1 2) 3)'],
    ['1o 2u 1o', '[0(1) 2]'],
    // Skipped levels on the way down, on the way up and at the beginning.
    ['1u 3u 1u', '(0(1) 2)'],
    ['1u 4u 2u 3u', '(0(1 2(3)))'],
    ['3u 2u 1u 2u', '(0 1 2(3))'],
    // One list after another.
    ['1u:a 1u:b', '(0)(1)'],
    ['1u 1o 1u', '(0)[1](2)'],
    ['1u 2u 2o 1u', '(0(1)[2] 3)'],
    ['1o3 1o4', '[3: 0 1]'],
  ])('%s are %s', (items, lists) => expect(made(items)).toBe(lists));

  it('all stand there, once and in order', () => {
    const items = Array.from(
      { length: 500 },
      (_, at) => `${((at * 7919) % 9) + 1}${at % 3 ? 'u' : 'o'}:${at % 5}`,
    );
    expect(made(items.join(' ')).match(/\d+/g)?.map(Number)).toEqual(items.map((_, at) => at));
  });
});

describe('the sign of an item', () => {
  it.each(['·', 'o', '§', 'v', '–', '→', '', '•', '\uf0b7', '\u{1f449}', '--'])('%s is a bullet', (sign) =>
    expect(readSign(sign, false)).toEqual({ ordered: false, nth: undefined }),
  );
  it.each([
    ['1.', 1],
    ['12)', 12],
    ['2.1', 1],
    ['3', 3],
    ['a)', undefined],
    ['(iv)', undefined],
    ['AA.', undefined],
    ['அ.', undefined],
    ['①', undefined],
  ] as const)('%s is a number', (sign, nth) => expect(readSign(sign, false)).toEqual({ ordered: true, nth }));
  it.each(['Article I.', 'Section 1.01', 'Question:'])('%s is words', (sign) =>
    expect(readSign(sign, false)).toBeUndefined(),
  );
  it('is a bullet in a font of drawings', () => expect(readSign('1', true)?.ordered).toBe(false));
});
