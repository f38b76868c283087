import { describe, expect, it } from 'vitest';
import { appAddress, base32, codeOf, newAppSecret, stepAt, stepOf } from './appCodes.ts';

const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('the numbers of an app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %d are those of RFC 6238', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(at(seconds)))).toBe(code);
    expect(stepOf(SECRET, code, at(seconds))).toBe(stepAt(at(seconds)));
  });

  it('hold for one step before and after, and no longer', () => {
    const [now, code] = [1_800_000_000, codeOf(SECRET, stepAt(at(1_800_000_000)))];
    const takenAt = [-60, -30, 0, 30, 60].map((late) => stepOf(SECRET, code, at(now + late)) !== null);
    expect(takenAt).toEqual([false, true, true, true, false]);
  });

  it.each(['', '28708', '2870822', '28708a', '２８７０８２'])('are not %j', (code) => {
    expect(stepOf(SECRET, code, at(59))).toBeNull();
  });

  it('come from a secret of 160 bits, written as RFC 4648 says', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(base32(newAppSecret())).toMatch(/^[A-Z2-7]{32}$/);
    expect(appAddress(SECRET, 'CSI: Synod', 'a b@example.org')).toBe(
      'otpauth://totp/CSI%3A%20Synod:a%20b%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=CSI%3A%20Synod',
    );
  });
});
