import { expect, it } from 'vitest';
import { event } from '#kinds/event.ts';
import { news } from '#kinds/news.ts';
import { publication } from '#kinds/publication.ts';
import { valuesLike } from './like.ts';

const TODAY = '2026-11-23';

it('texts, unit and files are taken over, what is past, counted or said of the record itself is not', () => {
  const doc = {
    _id: 'n1',
    version: 7,
    activated: true,
    title: 'Synod council',
    diocese: { _id: 'd1' },
    thumbnail: '/media/a.jpg',
    gallery: ['/media/b.jpg'],
    date: '2026-11-22',
  };
  const fields = ['title', 'diocese', 'thumbnail', 'gallery', 'date'] as const;
  const copied = {
    title: 'Synod council',
    diocese: 'd1',
    thumbnail: '/media/a.jpg',
    gallery: ['/media/b.jpg'],
  };
  expect(valuesLike({ of: news, fields }, doc, TODAY)).toEqual(copied);
  expect(valuesLike({ of: news, fields }, { ...doc, date: TODAY }, TODAY)).toEqual({
    ...copied,
    date: TODAY,
  });
  expect(
    valuesLike(
      { of: publication, fields: ['type', 'title', 'year', 'month', 'special_edition'] },
      { type: 'magazine', title: 'Life', year: 2026, month: 10, special_edition: true },
      TODAY,
    ),
  ).toEqual({ type: 'magazine', title: 'Life', special_edition: true });
});

it('an event that has begun keeps neither of its hours', () => {
  const fields = ['name', 'from_date', 'to_date'] as const;
  const camp = { name: 'Camp', from_date: '2026-11-20T10:00:00.000Z', to_date: '2026-12-01T10:00:00.000Z' };
  expect(valuesLike({ of: event, fields }, camp, TODAY)).toEqual({ name: 'Camp' });
  const later = { ...camp, from_date: '2026-11-25T10:00:00.000Z' };
  expect(valuesLike({ of: event, fields }, later, TODAY)).toMatchObject({ to_date: '2026-12-01T15:30' });
});

it('a series takes its rule along and its last day as long as that is ahead, and no day that is otherwise', () => {
  const fields = [
    'name',
    'from_date',
    'to_date',
    'repeats',
    'repeat_every',
    'repeat_until',
    'repeat_times',
    'exceptions',
  ] as const;
  const choir = {
    ...{ name: 'Choir', from_date: '2026-01-04T10:00:00.000Z', to_date: '2026-01-04T12:00:00.000Z' },
    ...{ repeats: 'weekly', repeat_every: 2, repeat_until: '2027-01-03', repeat_times: null },
    exceptions: [{ day: '2026-02-01', left_out: true }],
  };
  const rule = { name: 'Choir', repeats: 'weekly', repeat_every: '2', repeat_times: '' };
  expect(valuesLike({ of: event, fields }, choir, TODAY)).toEqual({ ...rule, repeat_until: '2027-01-03' });
  expect(valuesLike({ of: event, fields }, { ...choir, repeat_until: '2026-11-15' }, TODAY)).toEqual(rule);
  expect(
    valuesLike({ of: event, fields }, { ...choir, repeat_until: null, repeat_times: 10 }, TODAY),
  ).toMatchObject({ repeat_times: '10' });
});
