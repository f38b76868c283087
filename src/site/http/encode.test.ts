import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, encode, etagOf, isKnown } from './encode.ts';

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['', 'identity'],
])('Accept-Encoding %j gets %s', (header, expected) => expect(chooseEncoding(header)).toBe(expected));

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
