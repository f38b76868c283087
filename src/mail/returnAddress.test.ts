import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '#lib/uuid.ts';
import { LONGEST_LOCAL_PART, type ReturnPurpose, returnAddresses } from './returnAddress.ts';

const ours = returnAddresses('post@example.org', Buffer.from('a secret'));
const PURPOSES: readonly ReturnPurpose[] = ['bounce', 'enquiry', 'order'];

it('knows its own addresses again, in whatever case they come back', () => {
  for (const purpose of PURPOSES) {
    const id = newId();
    const address = ours.of(purpose, id);
    expect(ours.read(address)).toEqual({ purpose, id });
    expect(ours.read(` ${address.toUpperCase()} `)).toEqual({ purpose, id });
  }
});

it('fits into an address', () => {
  const longest = returnAddresses(`${'x'.repeat(LONGEST_LOCAL_PART)}@example.org`, Buffer.from('s'));
  expect(longest.of('bounce', newId()).split('@')[0]?.length).toBe(64);
});

it('takes no address that somebody else has made', () => {
  const id = newId();
  const address = ours.of('bounce', id);
  const theirs = returnAddresses('post@example.org', Buffer.from('another secret')).of('bounce', id);
  const elsewhere = address.replace('example.org', 'example.com');
  for (const forged of ['', 'post@example.org', 'post+@example.org', theirs, elsewhere, `x${address}`])
    expect(ours.read(forged)).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 45 }), fc.constantFrom(...'0123456789abcdefz'), (at, digit) => {
      const changed = address.slice(0, at) + digit + address.slice(at + 1);
      expect(ours.read(changed)).toEqual(changed === address ? { purpose: 'bounce', id } : null);
    }),
  );
});
