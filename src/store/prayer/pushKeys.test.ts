import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { pushKeys } from './pushKeys.ts';

it('is the same pair for the same secret.key, and another one for another', () => {
  const [one, again, other] = [1, 1, 2].map((byte) => pushKeys(Buffer.alloc(32, byte)));
  expect(one).toEqual(again);
  expect(one?.publicKey).not.toBe(other?.publicKey);
});

it('is a pair of the curve that push services ask for, in their form', () => {
  for (let byte = 0; byte < 50; byte++) {
    const { publicKey, privateKey } = pushKeys(Buffer.alloc(32, byte));
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    expect(pair.getPublicKey('base64url')).toBe(publicKey);
    expect([Buffer.from(privateKey, 'base64url').length, Buffer.from(publicKey, 'base64url').length]).toEqual(
      [32, 65],
    );
  }
});
