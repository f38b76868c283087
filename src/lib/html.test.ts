import { describe, expect, it } from 'vitest';
import { excerpt } from './html.ts';

describe('the beginning of a text', () => {
  it.each([
    ['They met and sang.', 40, 'They met and sang.'],
    ['They met. Then they sang for hours.', 12, 'They met…'],
    ['They met. Then they sang for hours.', 9, 'They met…'],
    ['They met; then they sang for hours.', 9, 'They met…'],
    ['They met … then they sang for hours.', 10, 'They met…'],
    ['Was it so? They asked, and sang.', 10, 'Was it so…'],
    ['They sang hymns', 9, 'They sang…'],
    ['They sang hymns', 11, 'They sang…'],
    ['Thiruvananthapuram', 8, 'Thiruvan…'],
    ['மழை வந்தது. பிறகு நின்றது.', 12, 'மழை வந்தது…'],
    ['Joy 🎶🎶🎶 and song', 5, 'Joy…'],
  ])('%s, %i', (text, max, short) => {
    expect(excerpt(text, max)).toBe(short);
  });
});
