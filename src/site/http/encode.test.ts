import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encode, etagOf, isKnown } from './encode.ts';

it('every encoding holds the same text, under an ETag of its own', async () => {
  const text = 'ஞாயிறு பள்ளி '.repeat(50);
  const made = await encode(text);
  expect(String(made.bodies.identity)).toBe(text);
  expect(String(brotliDecompressSync(made.bodies.br))).toBe(text);
  expect(String(gunzipSync(made.bodies.gzip))).toBe(text);
  expect(new Set(['br', 'gzip', 'identity'].map((name) => etagOf(made, name as 'br'))).size).toBe(3);
  expect((await encode(text)).etag).toBe(made.etag);
});

it.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ['*', true],
  ['"a"', false],
  [undefined, false],
])('If-None-Match %j is known: %s', (header, expected) => expect(isKnown(header, '"a-br"')).toBe(expected));
