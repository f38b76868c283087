import { describe, expect, it } from 'vitest';
import { linkAddress } from './linkAddress.ts';

describe('the address of a link', () => {
  it.each([
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
    ['example.org/giving', 'https://example.org/giving'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['office@example.org', 'mailto:office@example.org'],
    ['tel:+91440000', 'tel:+91440000'],
    ['/news_screen/1', '/news_screen/1'],
  ])('%s becomes %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', '//example.org', 'two words', 'word'])(
    '%s is refused',
    (typed) => {
      expect(linkAddress(typed)).toBeUndefined();
    },
  );
});
