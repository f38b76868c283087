import { describe, expect, it } from 'vitest';
import { bodyOf, inALine, mistakesIn, newNews } from './newsValues.ts';
import { NEWS_WORDS } from './words.ts';

const { departments, dioceses } = NEWS_WORDS;
const full = {
  ...newNews('u1', new Date('2026-11-13T20:00:00Z')),
  title: 'Boats first',
  thumbnail: '/media/a1.jpg',
};

describe('the news form', () => {
  it('begins with the day of the church’s time zone', () => {
    expect(full.date).toBe('2026-11-14');
  });

  it('sends the unit under its own name', () => {
    expect(bodyOf(full, departments, 'departments')).toMatchObject({ department: 'u1', type: 'departments' });
    expect(bodyOf(full, dioceses, 'dioceses')).toMatchObject({ diocese: 'u1', type: 'dioceses' });
    expect(bodyOf(full, dioceses, 'dioceses')).not.toHaveProperty('unit');
  });

  it('says what is wrong in each family’s words', () => {
    expect(mistakesIn(full, departments)).toEqual({});
    expect(mistakesIn({ ...full, thumbnail: '' }, departments)).toEqual({
      thumbnail: 'Please add thumbnail',
    });
    expect(mistakesIn({ ...full, thumbnail: '', unit: '' }, dioceses)).toEqual({
      thumbnail: 'Please upload thumbnail',
      diocese: 'Please select a diocese.',
    });
    expect(mistakesIn({ ...full, title: ' ' }, departments)).toEqual({ title: 'Please enter: Title' });
    expect(mistakesIn({ ...full, title: 'x'.repeat(91), heading: 'x'.repeat(130) }, departments)).toEqual({
      title: 'Title may have at most 90 characters; this has 91.',
    });
  });

  it('shows a value in a line', () => {
    const values = {
      ...full,
      description: '<p>One <b>two</b></p>',
      pdf: ['/media/a1763700000000.pdf', '/media/b.pdf'],
    };
    const line = (name: keyof typeof values) => inALine(name, values, () => 'Youth');
    expect([line('unit'), line('description'), line('pdf'), line('title')]).toEqual([
      'Youth',
      'One two',
      'a.pdf, b.pdf',
      'Boats first',
    ]);
  });
});
