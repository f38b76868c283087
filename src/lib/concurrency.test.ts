import { expect, it } from 'vitest';
import { createQueue, QueueFull } from './concurrency.ts';

/** A task that ends on request and records when it begins. */
function work(started: string[], name: string) {
  const end = Promise.withResolvers<string>();
  return {
    end: () => end.resolve(name),
    run: () => {
      started.push(name);
      return end.promise;
    },
  };
}

it('runs so many at once, and the others in order', async () => {
  const started: string[] = [];
  const queue = createQueue(2);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => work(started, name));
  const all = [a, b, c, d].map((one) => queue.run(one?.run ?? expect.fail));
  await expect.poll(() => started).toEqual(['a', 'b']);
  b?.end();
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  for (const one of [a, c, d]) one?.end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('turns away who comes when the line is full, and lets in again when it is not', async () => {
  const started: string[] = [];
  const queue = createQueue(1, 1);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => work(started, name));
  const first = queue.run(a?.run ?? expect.fail);
  expect(queue.isFull()).toBe(false);
  const second = queue.run(b?.run ?? expect.fail);
  await expect.poll(() => queue.isFull()).toBe(true);
  await expect(queue.run(c?.run ?? expect.fail)).rejects.toThrow(QueueFull);
  a?.end();
  b?.end();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  c?.end();
  expect(await queue.run(c?.run ?? expect.fail)).toBe('c');
  expect(started).toEqual(['a', 'b', 'c']);
});

it('who leaves the line is never begun, and holds nobody up', async () => {
  const started: string[] = [];
  const queue = createQueue(1);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => work(started, name));
  const leaving = new AbortController();
  const first = queue.run(a?.run ?? expect.fail);
  const second = queue.run(b?.run ?? expect.fail, leaving.signal);
  const third = queue.run(c?.run ?? expect.fail);
  leaving.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  a?.end();
  c?.end();
  expect([await first, await third]).toEqual(['a', 'c']);
  await expect(queue.run(b?.run ?? expect.fail, leaving.signal)).rejects.toThrow('gone');
  expect(started).toEqual(['a', 'c']);
});

it('who leaves after having begun keeps the place until the work ends: what is at work at once is bounded', async () => {
  const started: string[] = [];
  const queue = createQueue(1);
  const [a, b] = ['a', 'b'].map((name) => work(started, name));
  const leaving = new AbortController();
  const first = queue.run(a?.run ?? expect.fail, leaving.signal);
  const second = queue.run(b?.run ?? expect.fail);
  await expect.poll(() => started).toEqual(['a']);
  leaving.abort(new Error('gone'));
  const third = queue.run(async () => {});
  expect([queue.isFull(), started]).toEqual([false, ['a']]);
  a?.end();
  b?.end();
  expect([await first, await second, await third]).toEqual(['a', 'b', undefined]);
});

it('work that fails gives its place up', async () => {
  const queue = createQueue(1);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'well')).toBe('well');
});
