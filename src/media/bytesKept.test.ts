import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createBytesKept, type Kept } from './bytesKept.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** A file of this many bytes of one letter, and its stat. */
function file(letter: string, bytes = 100) {
  const path = join(folder, letter);
  writeFileSync(path, letter.repeat(bytes));
  return [path, statSync(path)] as const;
}

/** A response that has not yet been taken, until `taken` is called. */
function slowResponse() {
  const response = Object.assign(new EventEmitter(), { writableLength: 1 });
  return { response: response as unknown as ServerResponse, taken: () => response.emit('close') };
}

async function given(asked: Kept | Promise<Kept | null> | null): Promise<Kept> {
  return (await asked) ?? expect.fail('It was not given.');
}

it('a file is read once, however many ask while it is read, and then given at once', async () => {
  const kept = createBytesKept();
  const [path, seen] = file('a');
  const [first, second] = [kept.of(path, seen), kept.of(path, seen)];
  expect(second).toBe(first);
  expect((await given(first)).bytes.toString()).toBe('a'.repeat(100));
  expect(kept.of(path, seen)).toBe(await first);
  expect(kept.bytes).toBe(100);
});

it('the one that was asked for longest ago goes when there is no room', async () => {
  const kept = createBytesKept(250);
  const [a, b, c] = [file('a'), file('b'), file('c')];
  for (const one of [a, b, a, c]) await given(kept.of(...one));
  expect(kept.of(...a)).not.toBeInstanceOf(Promise);
  expect(kept.of(...b)).toBeInstanceOf(Promise);
});

it('what slow clients hold counts, and nothing goes beyond the bound', async () => {
  const kept = createBytesKept(250);
  const [a, b, c] = [file('a'), file('b'), file('c')];
  const slow = [slowResponse(), slowResponse(), slowResponse()];
  (await given(kept.of(...a))).lentTo(slow[0]?.response as ServerResponse);
  (await given(kept.of(...a))).lentTo(slow[1]?.response as ServerResponse);
  (await given(kept.of(...b))).lentTo(slow[2]?.response as ServerResponse);
  expect([kept.of(...c), kept.bytes]).toEqual([null, 200]);
  kept.forget(a[0]);
  expect([kept.of(...c), kept.bytes]).toEqual([null, 200]);
  slow[0]?.taken();
  expect(kept.of(...c)).toBe(null);
  slow[1]?.taken();
  await given(kept.of(...c));
  expect(kept.bytes).toBe(200);
});

it('what was let go while it was read counts for as long as it is sent, and no longer', async () => {
  const kept = createBytesKept();
  const [path, seen] = file('a');
  const reading = given(kept.of(path, seen));
  kept.forget(path);
  const { response, taken } = slowResponse();
  (await reading).lentTo(response);
  expect(kept.bytes).toBe(100);
  taken();
  expect(kept.bytes).toBe(0);
});

it('a file that is too large, gone or another one is not given, and takes up nothing', async () => {
  const kept = createBytesKept(1000, 150);
  expect(kept.of(...file('a', 151))).toBe(null);
  const [path, seen] = file('b');
  rmSync(path);
  expect(await kept.of(path, seen)).toBe(null);
  const [other, before] = file('c');
  file('c', 120);
  expect(await kept.of(other, before)).toBe(null);
  expect(kept.bytes).toBe(0);
});

it('a file in the place of another is read anew', async () => {
  const kept = createBytesKept();
  const [path, before] = file('a');
  await given(kept.of(path, before));
  const [, after] = file('a', 50);
  expect((await given(kept.of(path, after))).bytes.length).toBe(50);
  expect(kept.bytes).toBe(50);
});
