import { describe, expect, it } from 'vitest';
import { excerpt, runningText } from './html.ts';

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

describe('a text in one line', () => {
  it.each([
    ['<ul><li>Rice</li><li>Dal</li><li>Oil</li></ul><p>All free</p>', 'Rice; Dal; Oil. All free'],
    ['<ul><li><p>Rice</p></li><li><p>Dal</p></li></ul>', 'Rice; Dal'],
    ['<h2>The way</h2><p>They walked.</p><p>They sang</p>', 'The way. They walked. They sang'],
    [
      '<p>We ask for:</p><ol><li>Boats, first</li><li>Roofs!</li><li>Rest</li></ol>',
      'We ask for: Boats, first; Roofs! Rest',
    ],
    ['<p>“Come.”</p><p>They came</p><p> </p>', '“Come.” They came'],
    ['<p>மழை வந்தது</p><p>பிறகு நின்றது.</p>', 'மழை வந்தது. பிறகு நின்றது.'],
    ['No tags, and <b>one</b>word', 'No tags, and oneword'],
    ['<p></p><ul><li></li></ul>', ''],
    ['<ul><li>Cut in the mid', 'Cut in the mid'],
  ])('%s', (html, said) => {
    expect(runningText(html)).toBe(said);
  });
});
