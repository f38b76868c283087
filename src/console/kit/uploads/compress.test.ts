import { describe, expect, it } from 'vitest';
import { compressedType, jpegName } from './compress.ts';
import { fittingSize } from './drawn.ts';

describe('pictures before they are sent', () => {
  it('get at most 1000 pixels wide, in proportion, and are never enlarged', () => {
    expect(fittingSize(4000, 3000, 1000)).toEqual({ width: 1000, height: 750 });
    expect(fittingSize(1000, 4000, 1000)).toEqual({ width: 1000, height: 4000 });
    expect(fittingSize(640, 480, 1000)).toEqual({ width: 640, height: 480 });
    expect(fittingSize(30_000, 1, 1000)).toEqual({ width: 1000, height: 1 });
  });

  it('are jpeg and png only', () => {
    expect(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'text/html'].map(compressedType)).toEqual([
      'image/jpeg',
      'image/png',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keep their name, with the extension of what they are', () => {
    expect(['a b.JPG', 'a.jpeg', 'boats.png', 'v1.2 boats.gif', 'plain'].map(jpegName)).toEqual([
      'a b.JPG',
      'a.jpeg',
      'boats.jpg',
      'v1.2 boats.jpg',
      'plain.jpg',
    ]);
  });
});
