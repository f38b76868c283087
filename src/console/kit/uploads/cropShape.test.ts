import { describe, expect, it } from 'vitest';
import { CARD, cutOf, frameOf, frameOfCut, LEAD, seenPart, turnedFocus, turnedFrame } from './cropShape.ts';

const portrait = { width: 800, height: 1200 };
const wide = { width: 2000, height: 500 };

describe('where the crop frame begins', () => {
  it('keeps the upper part of a portrait, with the tops of heads', () => {
    const frame = frameOf({ start: 'heads', ratio: LEAD }, portrait);
    expect(frame).toMatchObject({ x: 0, y: 0, width: 100 });
    expect((800 * 100) / (1200 * frame.height)).toBeCloseTo(LEAD);
  });

  it('keeps the whole height of a picture that is wider than the shape', () => {
    const frame = frameOf({ start: 'heads', ratio: LEAD }, wide);
    expect(frame).toMatchObject({ x: 30, y: 0, width: 40, height: 100 });
  });

  it('is the upper half as specified, or all of it', () => {
    expect(frameOf({ start: 'top', ratio: 1 }, wide)).toMatchObject({ x: 0, y: 0, width: 100, height: 50 });
    expect(frameOf({ start: 'whole', ratio: 1 }, wide)).toMatchObject({ width: 100, height: 100 });
  });
});

describe('what is seen of a cut in another shape', () => {
  it('is its upper part, where heads are, in the middle of its width', () => {
    expect(seenPart({ x: 10, y: 0, width: 300, height: 300 }, CARD, null)).toEqual({
      x: 10,
      y: 25,
      width: 300,
      height: 200,
    });
    const across = { x: 0, y: 0, width: 600, height: 200 };
    expect(seenPart(across, CARD, null)).toMatchObject({ x: 150, width: 300 });
  });

  it('is what has to stay in sight', () => {
    const cut = { x: 100, y: 50, width: 600, height: 300 };
    expect(seenPart(cut, 1, 'bottom_left')).toEqual({ x: 100, y: 50, width: 300, height: 300 });
    expect(seenPart(cut, 3, 'bottom_left')).toEqual({ x: 100, y: 150, width: 600, height: 200 });
  });
});

it('a frame is a cut, and a cut a frame', () => {
  const frame = { unit: '%', x: 25, y: 50, width: 50, height: 12.5 } as const;
  expect(frameOfCut(cutOf(frame))).toEqual(frame);
});

it('a frame and what stays in sight go along when the picture is turned, and come back', () => {
  const frame = { unit: '%', x: 10, y: 0, width: 30, height: 40 } as const;
  // The top left becomes the top right.
  expect(turnedFrame(frame, 90)).toEqual({ unit: '%', x: 60, y: 10, width: 40, height: 30 });
  expect(turnedFrame(turnedFrame(frame, 90), 270)).toEqual(frame);
  expect(['top', 'top_left', 'left', 'middle'].map((focus) => turnedFocus(focus as 'top', 90))).toEqual([
    ...['right', 'top_right', 'top', 'middle'],
  ]);
  expect(turnedFocus(turnedFocus('bottom_left', 180), 180)).toBe('bottom_left');
});
