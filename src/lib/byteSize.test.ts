import { expect, it } from 'vitest';
import { bytesFrom, byteWords } from './byteSize.ts';

it.each([
  ['20 GB', 20 * 1024 ** 3],
  ['1.5tb', 1.5 * 1024 ** 4],
  [' 0 MB ', 0],
  ['512KB', 512 * 1024],
  ['20', undefined],
  ['GB', undefined],
  ['-1 GB', undefined],
  ['1e9 GB', undefined],
  ['20 GiB', undefined],
])('%j is %s bytes', (text, bytes) => expect(bytesFrom(text)).toBe(bytes));

it.each([
  [0, '0 KB'],
  [1, '0.1 KB'],
  [1000, '1 KB'],
  [20 * 1024 ** 3, '20 GB'],
  [1.55 * 1024 ** 2, '1.6 MB'],
])('%i are %j', (bytes, words) => expect(byteWords(bytes)).toBe(words));
