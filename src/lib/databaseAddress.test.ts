import { expect, it } from 'vitest';
import { databaseAddresses, databasePlace } from './databaseAddress.ts';

it.each([
  ['postgres://a:b@one/lectern', ['postgres://a:b@one/lectern']],
  ['postgresql:///lectern', ['postgresql:///lectern']],
  [
    'postgres://a:b%40c@one:5432,two:5433/lectern?target_session_attrs=read-write',
    [
      'postgres://a:b%40c@one:5432/lectern?target_session_attrs=read-write',
      'postgres://a:b%40c@two:5433/lectern?target_session_attrs=read-write',
    ],
  ],
  ['postgres://[::1]:5432,[::2]/x', ['postgres://[::1]:5432/x', 'postgres://[::2]/x']],
  ['postgres://one,two', ['postgres://one', 'postgres://two']],
  ['postgres://one,/lectern', null],
  ['postgres://one,two:x/lectern', null],
  ['postgres://one,two/lectern?target_session_attrs=standby', null],
  ['mysql://one/lectern', null],
  ['one,two', null],
])('%s is %j', (text, addresses) => expect(databaseAddresses(text)).toEqual(addresses));

it('a place is told without who and by which password', () => {
  expect(databasePlace('postgres://me:secret@one:5432,two/lectern?sslmode=require')).toBe(
    'one:5432,two/lectern',
  );
  expect(databasePlace('postgres://me:secret@one/lectern')).toBe('one/lectern');
});
