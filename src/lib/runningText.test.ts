import { describe, expect, it } from 'vitest';
import { runningText } from './runningText.ts';

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
