import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge.ts';

const base = { title: 'a', text: 'b', gallery: ['1', '2'] };

describe('two people changing the same record', () => {
  it('keep what only one of them changed', () => {
    const merged = mergeChanges(base, { ...base, title: 'mine' }, { ...base, gallery: ['2'] });
    expect(merged).toEqual({ values: { title: 'mine', text: 'b', gallery: ['2'] }, conflicts: [] });
  });

  it('are asked about what both changed, and not about what they changed alike', () => {
    const merged = mergeChanges(
      base,
      { ...base, title: 'mine', text: 'x' },
      { ...base, title: 'theirs', text: 'x' },
    );
    expect(merged).toEqual({
      values: { title: 'mine', text: 'x', gallery: ['1', '2'] },
      conflicts: ['title'],
    });
  });
});
