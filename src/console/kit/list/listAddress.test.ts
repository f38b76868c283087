import { describe, expect, it } from 'vitest';
import {
  bodyOfFilters,
  chipsOf,
  countOf,
  type ListFilter,
  statusFilter,
  unitFilter,
  yearsSince,
} from './filters.ts';
import { readListAddress, writeListAddress } from './listAddress.ts';

const status = statusFilter({ status: 'Status', active: 'Active', inactive: 'Inactive' });
const years: ListFilter = {
  as: 'years',
  from: { name: 'year_from', legend: 'Year From' },
  to: { name: 'year_to', legend: 'Year To' },
};
const category: ListFilter = {
  as: 'select',
  name: 'category',
  legend: 'Category',
  options: [{ value: 'lent', name: 'Lent' }],
};
const filters = [
  status,
  unitFilter('department', 'Department', [{ value: 'a', name: 'Youth' }]),
  years,
  category,
];
const read = (query: string) => readListAddress(new URLSearchParams(query), filters);

describe('the address of a list', () => {
  it('holds an order that the list knows, and no other', () => {
    const sortable = { title: {}, date: {} };
    const order = (query: string) => readListAddress(new URLSearchParams(query), filters, sortable).order;
    expect(order('order=title')).toEqual({ by: 'title', down: false });
    expect(order('order=-date')).toEqual({ by: 'date', down: true });
    for (const other of ['', 'order=', 'order=-', 'order=constructor', 'order=--date', 'order=Title'])
      expect([other, order(other)]).toEqual([other, undefined]);
    const asked = { search: '', chosen: {}, order: { by: 'date', down: true } };
    expect(writeListAddress(new URLSearchParams('order=title&form=new'), asked, filters).toString()).toBe(
      'form=new&order=-date',
    );
    expect(
      writeListAddress(new URLSearchParams('order=title'), { ...asked, order: undefined }, filters).size,
    ).toBe(0);
  });

  it('holds the page with which it begins, and nothing that is none', () => {
    const page = (query: string) => readListAddress(new URLSearchParams(query), filters).page;
    expect(page('page=7')).toBe(7);
    expect(page('page=999999999')).toBe(10_000);
    for (const other of ['', 'page=', 'page=1', 'page=0', 'page=-3', 'page=x'])
      expect([other, page(other)]).toEqual([other, undefined]);
    // Changing any other parameter returns to the first page.
    const asked = { search: '', chosen: {}, page: 3 };
    expect(writeListAddress(new URLSearchParams('page=3'), asked, filters).size).toBe(0);
  });

  it('holds search and filters, there and back, and leaves what is not the list’s', () => {
    const asked = {
      search: 'கிறிஸ்து & co',
      chosen: { status: ['inactive'], unit: ['b', 'a'], year_from: ['2020'], category: ['lent'] },
    };
    const written = writeListAddress(new URLSearchParams('form=new&search=x'), asked, filters);
    expect(readListAddress(written, filters)).toEqual(asked);
    expect(written.get('form')).toBe('new');
    expect(writeListAddress(written, { search: '  ', chosen: {} }, filters).toString()).toBe('form=new');
  });

  it('leaves out what makes no sense', () => {
    expect(read('status=maybe&unit=&unit=a&unit=a&category=what')).toEqual({
      search: '',
      chosen: { unit: ['a'] },
    });
    expect(read('status=active&status=inactive').chosen).toEqual({ status: ['active'] });
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });
});

describe('the filters of a list', () => {
  it('say what the call takes, and count', () => {
    expect(bodyOfFilters(filters, {})).toEqual({
      activated: 'all',
      department: [],
      year_from: '',
      year_to: '',
      category: 'all',
    });
    const chosen = { status: ['active'], unit: ['a', 'b'], year_to: ['2026'], category: ['lent'] };
    expect(bodyOfFilters(filters, chosen)).toEqual({
      activated: true,
      department: ['a', 'b'],
      year_from: '',
      year_to: '2026',
      category: 'lent',
    });
    expect(countOf(filters, chosen)).toBe(5);
  });

  it('are shown by name, each with what is left without it; a range as one, up to this year (AMB-061)', () => {
    const chosen = { unit: ['a', 'unknown'], year_from: ['2020'], year_to: ['2026'] };
    expect(chipsOf(filters, chosen, (from, to) => `From ${from} to ${to}`)).toEqual([
      { name: 'Youth', without: { unit: ['unknown'] } },
      { name: 'From 2020 to 2026', without: { year_from: [], year_to: [] } },
    ]);
    expect(yearsSince(2024, new Date('2026-05-01')).map(({ value }) => value)).toEqual([
      '2026',
      '2025',
      '2024',
    ]);
  });
});
