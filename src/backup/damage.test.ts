import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { byteReader } from '#lib/byteReader.ts';
import { BackupError } from './BackupError.ts';
import { dataBytes, entriesIn, type Note, noteBytes } from './entries.ts';
import { type BackupHeader, headerBytes, readHeader } from './header.ts';
import { openBackup } from './read.ts';
import { checkOf, keyOf, sealed, unsealed } from './sealed.ts';

/** A modified backup is detected, wherever it was changed. */
const key = randomBytes(32);
const header: BackupHeader = {
  ...{ brand: 'csi', program: '0.1.0', made: '2026-05-01T10:00:00.000Z', postgres: 18, content: 'whole' },
  ...{ migrations: ['0001_foundation.sql'], salt: randomBytes(32).toString('base64'), check: checkOf(key) },
};
const START: Note = { is: 'start', secretKey: 'secret', organisation: '{}', sequences: [] };
const content = zstdCompressSync(Buffer.from('1\tone\n2\ttwo\n'));
const USUAL: readonly Buffer[] = [
  noteBytes(START),
  noteBytes({ is: 'table', name: 'news', columns: ['id', 'title'] }),
  ...dataBytes(content),
  noteBytes({ is: 'end', bytes: content.length, rows: 2, sum: '-7' }),
  noteBytes({ is: 'file', name: 'a.jpg' }),
  ...dataBytes(Buffer.from('picture')),
  noteBytes({ is: 'end', bytes: 7, sha256: '0'.repeat(64) }),
  noteBytes({ is: 'finish', tables: 1, files: 1 }),
];

async function* each<T>(parts: Iterable<T>): AsyncGenerator<T> {
  yield* parts;
}
async function written(parts: readonly Uint8Array[] = USUAL, head = headerBytes(header)): Promise<Buffer> {
  const pieces: Buffer[] = [head];
  for await (const piece of sealed(head, key, each(parts))) pieces.push(piece);
  return Buffer.concat(pieces);
}
/** Reads everything; returns the names of what was in it. */
async function read(bytes: Buffer, withKey = key): Promise<string[]> {
  const reader = byteReader(each([bytes]));
  const { bytes: head } = await readHeader(reader);
  const found: string[] = [];
  for await (const entry of entriesIn(byteReader(unsealed(head, withKey, reader)))) {
    found.push('name' in entry ? entry.name : entry.is);
    if ('content' in entry) for await (const _ of entry.content);
  }
  return found;
}

test('what was written is read', async () => {
  expect(await read(await written())).toEqual(['start', 'news', 'a.jpg', 'finish']);
});

test('a flipped bit anywhere is told', async () => {
  const whole = await written();
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << (at % 8)), at);
    await expect(read(changed), `byte ${at} of ${whole.length}`).rejects.toThrow(BackupError);
  }
});

test('a part of one is told, however long it is, and so is what stands behind its end', async () => {
  const whole = await written();
  for (let length = 0; length < whole.length; length++)
    await expect(read(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(BackupError);
  await expect(read(Buffer.concat([whole, Buffer.from('x')]))).rejects.toThrow(BackupError);
});

test('pieces that are left out, moved, doubled or taken from another backup are told', async () => {
  const MB = 1024 * 1024;
  const large = [noteBytes({ is: 'file', name: 'b.jpg' }), ...dataBytes(randomBytes(3 * MB))];
  const parts = [
    noteBytes(START),
    ...large,
    noteBytes({ is: 'end', bytes: 3 * MB }),
    noteBytes({ is: 'finish', tables: 0, files: 1 }),
  ];
  const head = headerBytes(header);
  const pieces: Buffer[] = [];
  for await (const piece of sealed(head, key, each(parts))) pieces.push(piece);
  const [one, two, three, four] = pieces as [Buffer, Buffer, Buffer, Buffer];
  expect(await read(Buffer.concat([head, ...pieces]))).toEqual(['start', 'b.jpg', 'finish']);
  for (const order of [
    [one, three, four],
    [one, three, two, four],
    [one, two, two, three, four],
    [one, two, four],
    [four],
  ])
    await expect(read(Buffer.concat([head, ...order]))).rejects.toThrow(BackupError);
  const other = headerBytes({ ...header, made: '2026-05-02T10:00:00.000Z' });
  await expect(read(Buffer.concat([other, ...pieces]))).rejects.toThrow(BackupError);
});

test.for<[string, unknown]>([
  ['a path out of the folder', { is: 'file', name: '../../etc/passwd' }],
  ['a hidden file', { is: 'file', name: '.ssh' }],
  ['a name with SQL in it', { is: 'table', name: 'news"; drop table news; --', columns: [] }],
  ['a column with SQL in it', { is: 'table', name: 'news', columns: ['id) from stdin; --'] }],
  ['a note that nobody knows', { is: 'run', name: 'rm' }],
])('somebody who has the key can put no harm into one: %s', async ([, note]) => {
  const parts = [noteBytes(START), noteBytes(note as Note), noteBytes({ is: 'end', bytes: 0 })];
  await expect(
    read(await written([...parts, noteBytes({ is: 'finish', tables: 0, files: 0 })])),
  ).rejects.toThrow(BackupError);
});

test('another key is told as such, and before anything else', async () => {
  await expect(read(await written(), randomBytes(32))).rejects.toThrow(BackupError);
  const path = join(tmpdir(), `lectern-key-${randomBytes(4).toString('hex')}.backup`);
  const right = await keyOf('the right passphrase', Buffer.from(header.salt, 'base64'));
  await writeFile(path, headerBytes({ ...header, check: checkOf(right) }));
  await expect(openBackup(path, 'the wrong passphrase')).rejects.toThrow(/key does not open/);
  await expect(openBackup(`${path}.not`, 'the right passphrase')).rejects.toThrow(/cannot be read/);
});
