import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addMarks, countOf, emptySketch, markOf, unionOf } from './sketch.ts';

const mark = (name: string) => markOf(createHash('sha256').update(name).digest());
const sketchOf = (from: number, to: number): Buffer => {
  const sketch = emptySketch();
  for (let i = from; i < to; i++) addMarks(sketch, [mark(`reader ${i}`)]);
  return sketch;
};

it.each([0, 1, 10, 300, 5000, 60_000])('%d different ones are counted to one in fifty', (many) => {
  expect(Math.abs(countOf(sketchOf(0, many)) - many)).toBeLessThanOrEqual(many / 50);
});

it('what comes again changes nothing', () => {
  const sketch = sketchOf(0, 300);
  expect(addMarks(sketch, [mark('reader 7')])).toBe(false);
  expect(addMarks(sketch, [mark('somebody else')])).toBe(true);
});

it('whoever is in two sketches is counted once', () => {
  const all = countOf(unionOf([sketchOf(0, 200), sketchOf(100, 300)]));
  expect(Math.abs(all - 300)).toBeLessThanOrEqual(3);
});
