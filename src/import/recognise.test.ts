import { describe, expect, it } from 'vitest';
import type { Raw } from './raw.ts';
import { recognise } from './recognise.ts';

// That each kind is recognised is checked with the sample church: sample/sample.test.ts.
describe('a collection without a known name', () => {
  it.each<[string, Raw]>([
    ['tags', { _id: 1, name: 'Harvest', slug: 'harvest' }],
    ['settings', { _id: 1, key: 'theme', value: 'dark' }],
    ['pages', { _id: 1, title: 'About', description: 'x', slug: 'about' }],
    ['sessions', { _id: 'x', expires: '2020-01-01', session: '{}' }],
    ['migrations', { _id: 1, name: '0001', date: '2020-01-01' }],
    ['albums', { _id: 1, title: 'Feast', thumbnail: 'a.jpg', images: ['b.jpg'] }],
    [
      'members',
      { _id: 1, name: 'Asha', email: 'asha@example.org', phone: '1', address: 'Kollam', mobile: '2' },
    ],
    ['comments', { _id: 1, name: 'Asha', email: 'a@example.org', message: 'x', post: 2 }],
    ['categories', { _id: 1, name: 'x' }],
    ['nothing', {}],
  ])('of %s is none of ours', (name, record) => {
    expect(recognise(name, [record]).kind).toBeUndefined();
  });
});
