import { expect, it } from 'vitest';
import { idempotencyKey } from './idempotencyKeys.ts';

it('the key of a create is the same for the same form and body, and another for any other', () => {
  const body = { title: 'மாநாடு', gallery: ['a', 'b'] };
  const key = idempotencyKey('form 1', body);
  expect(idempotencyKey('form 1', { ...body })).toBe(key);
  const others = [idempotencyKey('form 2', body), idempotencyKey('form 1', { ...body, title: 'மாநாடு.' })];
  expect(new Set([key, ...others]).size).toBe(3);
  expect(key.length).toBeLessThanOrEqual(200);
});
