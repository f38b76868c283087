import { describe, expect, it } from 'vitest';
import { stage } from '#test/support/cacheStage.ts';
import { collectGarbage } from '#test/support/collectGarbage.ts';
import type { Rendered } from './pageCache.ts';

describe('while the database is there', () => {
  it('a page is rendered once, however many ask at the same time', async () => {
    const { world, see } = stage();
    const seen = await Promise.all(Array.from({ length: 100 }, () => see()));
    expect(new Set(seen)).toEqual(new Set(['<main>1</main>']));
    expect(world.rendered).toBe(1);
    await see();
    expect([world.rendered, world.asked]).toEqual([1, 1]);
  });

  it('the next request after a change on this node sees it', async () => {
    const { world, contentVersion, see } = stage();
    await see();
    world.generation = 2;
    expect(await see()).toBe('<main>1</main>');
    contentVersion.changed();
    expect(await see()).toBe('<main>2</main>');
  });

  it('who asks after a change does not join a rendering that began before', async () => {
    const { world, contentVersion, cache, render } = stage();
    let finish = (): void => {};
    const early = cache.respond('/', async () => {
      const old = await render();
      await new Promise<void>((done) => {
        finish = done;
      });
      return old;
    });
    await expect.poll(() => world.rendered).toBe(1);
    world.generation = 2;
    contentVersion.changed();
    const late = await cache.respond('/', render);
    finish();
    expect(String(await (await early).page.bodyIn('identity'))).toBe('<main>1</main>');
    expect(String(await late.page.bodyIn('identity'))).toBe('<main>2</main>');
    expect(cache.hit('/')).toBeUndefined();
  });

  it('a change by another node is seen when it is notified, or at the next look', async () => {
    const { world, contentVersion, see } = stage();
    await see();
    world.generation = 2;
    contentVersion.notified({ news: 2 });
    expect(await see()).toBe('<main>2</main>');
    world.generation = 3;
    await contentVersion.poll();
    expect(await see()).toBe('<main>3</main>');
    world.generation = 4;
    contentVersion.notified(null);
    expect(await see()).toBe('<main>4</main>');
  });

  it('a page of which nothing was touched is answered at once', async () => {
    const { world, contentVersion, cache, see } = stage();
    await see();
    contentVersion.notified({ other: 2 });
    expect(cache.hit('/home')).toBeDefined();
    expect([world.read, world.rendered, world.asked]).toEqual([0, 1, 1]);
  });

  it('a page that may have changed is read again, and kept when it reads the same', async () => {
    const { world, contentVersion, cache, see } = stage();
    world.shown = 'the same';
    await see();
    world.generation = 2;
    contentVersion.changed();
    expect(cache.hit('/home')).toBeUndefined();
    await Promise.all([see(), see(), see()]);
    expect([world.read, world.rendered]).toEqual([1, 1]);
    expect(cache.hit('/home')).toBeDefined();
    world.shown = 'another';
    world.generation = 3;
    contentVersion.changed();
    expect(await see()).toBe('<main>another</main>');
    expect([world.read, world.rendered, cache.rendered]).toEqual([2, 2, 2]);
  });

  it('a page of which only the content of the slot changes is put together anew, not drawn', async () => {
    const { world, contentVersion, cache } = stage();
    let drawn = 0;
    const open = async (): Promise<Rendered> => {
      drawn += 1;
      const body = { before: '<header>', after: '</header>', language: 'en' as const };
      return { status: 200, type: 'text/html', body, cacheable: true };
    };
    const see = async () => {
      const { page } = cache.hit('/open') ?? (await cache.respond('/open', open));
      return { text: String(await page.bodyIn('identity')), etag: page.etag };
    };
    const first = await see();
    expect(first.text).toBe('<header><p>1</p></header>');
    world.recent = 2;
    contentVersion.changed();
    const second = await see();
    expect([second.text, drawn]).toEqual(['<header><p>2</p></header>', 1]);
    expect(second.etag).not.toBe(first.etag);
    contentVersion.notified({ other: 2 });
    expect(cache.hit('/open')).toBeDefined();
    world.generation = 2;
    contentVersion.changed();
    expect([await see(), drawn]).toEqual([second, 2]);
  });

  it('a page is made anew when the day of the church begins', async () => {
    const { world, see } = stage();
    world.time = Date.parse('2026-11-21T18:29:59Z');
    await see();
    await see();
    expect(world.rendered).toBe(1);
    world.time = Date.parse('2026-11-21T18:30:00Z');
    await see();
    await see();
    expect(world.rendered).toBe(2);
  });

  it('who asks after midnight does not join a rendering of the day before', async () => {
    const { world, cache, render } = stage();
    world.time = Date.parse('2026-11-21T18:29:59.999Z');
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const early = cache.respond('/', () => render().finally(() => promise));
    await expect.poll(() => world.rendered).toBe(1);
    world.time += 1;
    const late = cache.respond('/', render);
    await expect.poll(() => world.rendered).toBe(2);
    finish();
    await Promise.all([early, late]);
  });

  it('a late notice of an older change makes nothing fresh again', async () => {
    const { world, contentVersion, see } = stage();
    await see();
    world.generation = 3;
    contentVersion.changed();
    contentVersion.notified({ news: 2 });
    expect(contentVersion.known()).toBeUndefined();
    expect(await see()).toBe('<main>3</main>');
  });

  it('only pages that were found are cached', async () => {
    const { cache } = stage();
    await cache.respond('/x', async () => ({
      status: 404,
      type: 'text/html',
      body: 'none',
      cacheable: true,
    }));
    await cache.respond('/q', async () => ({
      status: 200,
      type: 'text/html',
      body: 'own',
      cacheable: false,
    }));
    expect([cache.hit('/x'), cache.hit('/q'), cache.bytes]).toEqual([undefined, undefined, 0]);
  });

  it('what was longest not asked for goes when there is no more room', async () => {
    const size = 20_000;
    const { cache } = stage(10 * size);
    const noise = (seed: number): string =>
      Array.from({ length: 900 }, (_, i) => ((i * 7919 + seed * 104_729) % 65_521).toString(36)).join(' ');
    for (let i = 0; i < 40; i++) {
      await cache.respond(`/${i}`, async () => ({
        status: 200,
        type: 'text/html',
        body: noise(i),
        cacheable: true,
      }));
      cache.hit('/0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(10 * size);
    expect(cache.hit('/0')).toBeDefined();
    expect(cache.hit('/39')).toBeDefined();
    expect(cache.hit('/1')).toBeUndefined();
  });

  it('of a page that went nothing stays', async () => {
    const { cache } = stage(1);
    const pages: WeakRef<object>[] = [];
    for (let i = 0; i < 40; i++) {
      const { page } = await cache.respond(`/${i}`, async () => ({
        status: 200,
        type: 'text/html',
        body: `<p>${i}</p>`,
        cacheable: true,
      }));
      pages.push(new WeakRef(page));
    }
    const isThere = async () => {
      await collectGarbage();
      return pages.filter((page) => page.deref()).length;
    };
    // A CPU register may still hold the last one.
    await expect.poll(isThere).toBeLessThanOrEqual(1);
  });

  it('an error of the page itself is an error, and not cached', async () => {
    const { cache, see } = stage();
    const broken = () => Promise.reject(new Error('broken'));
    await expect(cache.respond('/home', broken)).rejects.toThrow('broken');
    expect(await see()).toBe('<main>1</main>');
  });
});
