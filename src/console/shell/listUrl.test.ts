import { describe, expect, it } from 'vitest';
import { activatedOf, filterCount, NO_FILTERS, readListUrl, writeListUrl } from './listUrl.ts';

const read = (query: string) => readListUrl(new URLSearchParams(query));

describe('the address of a list', () => {
  it('holds search, status and units, there and back', () => {
    const asked = { search: 'கிறிஸ்து & co', status: 'inactive', units: ['b', 'a'] } as const;
    expect(readListUrl(writeListUrl(asked))).toEqual(asked);
    expect(writeListUrl(NO_FILTERS).toString()).toBe('');
  });

  it('leaves out what makes no sense', () => {
    expect(read('status=maybe&unit=&unit=a&unit=a')).toEqual({ search: '', status: '', units: ['a'] });
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
    expect(writeListUrl({ ...NO_FILTERS, search: '   ' }).toString()).toBe('');
  });

  it('says activated as the calls take it, and counts the filters', () => {
    expect([activatedOf(''), activatedOf('active'), activatedOf('inactive')]).toEqual(['all', true, false]);
    expect(filterCount({ search: 'x', status: 'active', units: ['a', 'b'] })).toBe(3);
  });
});
