import { describe, expect, it } from 'vitest';
import { event } from '#kinds/event.ts';
import { news } from '#kinds/news.ts';
import { publication } from '#kinds/publication.ts';
import { blankValues, bodyOf, labelOf, mistakesIn, valuesOf } from './formValues.ts';

const units = {
  department: { label: 'Department', required: 'Please select a department.' },
  diocese: { label: 'Diocese', required: 'Please select a diocese.' },
};
const story = {
  of: news,
  fields: ['title', 'heading', 'department', 'thumbnail', 'gallery'],
  wordings: { department: { label: 'Select Department' } },
  units,
} as const;

describe('the values of a form', () => {
  it('are empty in the shape of their fields', () => {
    expect(blankValues(story)).toEqual({
      title: '',
      heading: '',
      department: '',
      thumbnail: '',
      gallery: [],
    });
    expect(blankValues({ of: publication, fields: ['special_edition', 'year'] })).toEqual({
      special_edition: false,
      year: '',
    });
  });

  it('are those of the record: no file for "0", a unit as its id, a moment in the church’s time', () => {
    const doc = { title: 'Rain', heading: null, department: { _id: 'd1' }, thumbnail: '0', gallery: ['a'] };
    expect(valuesOf(story, doc)).toEqual({
      title: 'Rain',
      heading: '',
      department: 'd1',
      thumbnail: '',
      gallery: ['a'],
    });
    const { from_date } = valuesOf(
      { of: event, fields: ['from_date'] },
      { from_date: '2026-11-21T20:00:00Z' },
    );
    expect(from_date).toBe('2026-11-22T01:30');
    expect(valuesOf({ of: publication, fields: ['year'] }, { year: 2026 })).toEqual({ year: '2026' });
  });

  it('are sent as they are; a file that was taken away as none', () => {
    const values = { ...blankValues(story), title: 'Rain', gallery: ['a'] };
    expect(bodyOf(story, values)).toEqual({ ...values, thumbnail: '0' });
  });
});

describe('mistakes', () => {
  it('come in the order of the fields, in the words of the kind or of the screen', () => {
    const values = { ...blankValues(story), heading: 'x'.repeat(131) };
    expect(Object.entries(mistakesIn(story, values))).toEqual([
      ['title', 'Please enter: Title'],
      ['heading', 'Sub-heading may have at most 130 characters; this has 131.'],
      ['department', 'Please select a department.'],
      ['thumbnail', 'Please add thumbnail'],
    ]);
    const other = { ...story, wordings: { thumbnail: { required: 'Please upload thumbnail' } } };
    expect(mistakesIn(other, values).thumbnail).toBe('Please upload thumbnail');
    expect(labelOf(story, 'department')).toBe('Select Department');
    expect(labelOf(other, 'department')).toBe('Department');
  });

  it('are none in what is right, and in a unit that may be missing', () => {
    expect(
      mistakesIn(story, { ...blankValues(story), title: 'Rain', department: 'd', thumbnail: 'u' }),
    ).toEqual({});
    const shape = { of: publication, fields: ['department', 'title'], units } as const;
    expect(mistakesIn(shape, { department: '', title: 'Hymns' })).toEqual({});
    const asked = {
      ...shape,
      wordings: { department: { required: 'Department is not found in Resources' } },
    };
    expect(mistakesIn(asked, { department: '', title: 'Hymns' })).toEqual({
      department: 'Department is not found in Resources',
    });
  });
});
