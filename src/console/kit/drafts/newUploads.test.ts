import { expect, it } from 'vitest';
import { newUploadsIn } from './newUploads.ts';

it('the uploads of a draft are found in its fields and its texts, but for those that are saved', () => {
  const saved = {
    thumbnail: 'https://example.org/media/old1.jpg',
    text: '<p><img src="/media/old2.jpg"></p>',
  };
  const values = {
    thumbnail: 'https://example.org/media/new1.jpg',
    gallery: ['https://example.org/media/old1.jpg', 'https://example.org/media/%E0%AE%85.jpg'],
    text: '<p><img src="/media/new2.jpg" alt="at /home"></p><img src="https://example.org/media/old2.jpg">',
  };
  expect(newUploadsIn(values, saved)).toEqual([
    'https://example.org/media/new1.jpg',
    'https://example.org/media/%E0%AE%85.jpg',
    '/media/new2.jpg',
  ]);
});
