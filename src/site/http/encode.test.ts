import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encode, etagOf, isKnown } from './encode.ts';

it('every encoding holds the same text, under an ETag of its own', async () => {
  const text = 'ஞாயிறு பள்ளி '.repeat(50);
  const made = encode(text);
  expect(String(await made.bodyIn('identity'))).toBe(text);
  expect(String(brotliDecompressSync(await made.bodyIn('br')))).toBe(text);
  expect(String(gunzipSync(await made.bodyIn('gzip')))).toBe(text);
  expect(new Set(['br', 'gzip', 'identity'].map((name) => etagOf(made, name as 'br'))).size).toBe(3);
  expect(encode(text).etag).toBe(made.etag);
});

it('a text in pieces is the same text', async () => {
  const made = encode('ஞாயிறு ', Buffer.from('பள்ளி'), '!');
  expect(String(await made.bodyIn('identity'))).toBe('ஞாயிறு பள்ளி!');
  expect(made.etag).toBe(encode('ஞாயிறு பள்ளி!').etag);
});

it('it is compressed when it is first asked for, and once', async () => {
  const made = encode('to be sent');
  expect(made.madeIn('br')).toBeUndefined();
  const [one, other] = await Promise.all([made.bodyIn('br'), made.bodyIn('br')]);
  expect(one).toBe(other);
  expect([made.madeIn('br'), made.madeIn('gzip')]).toEqual([one, undefined]);
});

it.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ['*', true],
  ['"a"', false],
  [undefined, false],
])('If-None-Match %j is known: %s', (header, expected) => expect(isKnown(header, '"a-br"')).toBe(expected));
