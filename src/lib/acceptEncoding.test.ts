import { expect, it } from 'vitest';
import { chooseEncoding } from './acceptEncoding.ts';

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
