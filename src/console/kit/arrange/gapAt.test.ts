import { expect, it } from 'vitest';
import { gapAt } from './gapAt.ts';

const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 80 });

it('finds the gap in lines of pictures', () => {
  const lines = [box(0, 0), box(120, 0), box(0, 100), box(120, 100), box(0, 200)];
  const at = (x: number, y: number) => gapAt(lines, { x, y });
  expect(at(10, 40)).toBe(0);
  expect(at(90, 40)).toBe(1);
  // After the last box of a row means before the first one of the next.
  expect(at(300, 40)).toBe(2);
  expect(at(130, 150)).toBe(3);
  expect(at(90, 240)).toBe(5);
  expect(at(10, 900)).toBe(5);
});

it('finds it in a single column, wherever across', () => {
  const column = [box(0, 0), box(0, 100)];
  expect(gapAt(column, { x: 500, y: 30 })).toBe(0);
  expect(gapAt(column, { x: 0, y: 50 })).toBe(1);
  expect(gapAt(column, { x: 0, y: 170 })).toBe(2);
});
