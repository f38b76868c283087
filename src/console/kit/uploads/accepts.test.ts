import { expect, it } from 'vitest';
import { acceptsOf, IMAGE } from './accepts.ts';

it.each([
  ['sea.jpg', 'image/jpeg', true],
  // Systems that do not know these file types report an empty type.
  ['sea.jfif', '', true],
  ['IMG_1.HEIC', '', true],
  ['sea.avif', '', true],
  ['sea', 'image/avif', true],
  ['sea.webp', 'image/webp', false],
  ['roll.pdf', 'application/pdf', false],
  ['roll', '', false],
])('dropped where pictures are taken, %s (%j): %s', (name, type, isTaken) =>
  expect(IMAGE.drop(new File(['a'], name, { type }))).toBe(isTaken),
);

it('the picker offers pictures by their types (AMB-110)', () =>
  expect(acceptsOf(['image']).picker).toBe('image/png,image/gif,image/jpeg,image/avif'));
