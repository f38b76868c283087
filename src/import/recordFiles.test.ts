import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { importing } from '#test/support/importing.ts';
import { wholeText } from './recordFiles.ts';

const { write } = importing();

it.each([
  ['a.json', '[]'.padEnd(3000)],
  ['a.json.gz', gzipSync('[]'.padEnd(3000))],
])('a file of one piece is read up to a number of bytes, gzipped or not: %s', async (name, content) => {
  const path = write(name, content);
  await expect(wholeText(path, 3000)).resolves.toMatchObject({ notes: [] });
  await expect(wholeText(path, 2999)).rejects.toThrow('it holds more than');
});
