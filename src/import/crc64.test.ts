import { expect, it } from 'vitest';
import { crc64 } from './crc64.ts';

it('is the checksum of the published example, in one part or in two', () => {
  const bytes = Buffer.from('123456789');
  for (const parts of [[bytes], [bytes.subarray(0, 4), bytes.subarray(4)]]) {
    const sum = crc64();
    for (const part of parts) sum.add(part);
    expect(BigInt.asUintN(64, sum.sum())).toBe(0x995dc9bbdf1939fan);
  }
  expect(crc64().sum()).toBe(0n);
});
