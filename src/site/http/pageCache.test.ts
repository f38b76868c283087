import { describe, expect, it } from 'vitest';
import { createContentVersion } from './contentVersion.ts';
import { createPageCache, DatabaseAway, type Rendered, type SlotContent, type Source } from './pageCache.ts';

const MINUTE = 60_000;

/** A cache over a made-up database: its generation, what else moves, what a page reads, whether it is there, and the clock. */
function stage(maxBytes?: number, isOutage?: (error: unknown) => boolean) {
  const world = {
    generation: 1,
    other: 1,
    recent: 1,
    shown: '',
    there: true,
    time: 0,
    asked: 0,
    read: 0,
    rendered: 0,
  };
  const contentVersion = createContentVersion(
    () => {
      world.asked += 1;
      return world.there
        ? Promise.resolve({ news: world.generation, other: world.other, recent: world.recent })
        : Promise.reject(new Error('away'));
    },
    () => world.time,
  );
  const sourceOf = async (): Promise<Source> => {
    const read = `${world.shown || world.generation}`;
    return {
      reads: {
        untouched: (then, now) => then.news === now.news,
        same: async () => {
          world.read += 1;
          return read === `${world.shown || world.generation}`;
        },
      },
    };
  };
  const slotContent = async (): Promise<SlotContent> => {
    const value = `<p>${world.recent}</p>`;
    if (filled?.value !== value)
      filled = { value, reads: { untouched: (then, now) => then.recent === now.recent } };
    return filled;
  };
  let filled: SlotContent | undefined;
  const cache = createPageCache(contentVersion, { of: sourceOf, slotContent }, maxBytes, isOutage);
  const render = async (): Promise<Rendered> => {
    if (!world.there) throw new Error('away');
    world.rendered += 1;
    return {
      status: 200,
      type: 'text/html',
      body: `<main>${world.shown || world.generation}</main>`,
      cacheable: true,
    };
  };
  const see = async (key = '/home') => {
    const { page, stale } = cache.hit(key) ?? (await cache.respond(key, render));
    return `${await page.bodyIn('identity')}${stale ? ' stale' : ''}`;
  };
  return { world, contentVersion, cache, render, see };
}

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
      const body = { before: '<header>', after: '</header>' };
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

  it('an error of the page itself is an error, and not cached', async () => {
    const { cache, see } = stage();
    const broken = () => Promise.reject(new Error('broken'));
    await expect(cache.respond('/home', broken)).rejects.toThrow('broken');
    expect(await see()).toBe('<main>1</main>');
  });
});

describe('while the database is away', () => {
  it('stale pages answer for ten minutes, and say so', async () => {
    const { world, contentVersion, see } = stage();
    await see();
    world.there = false;
    world.time = MINUTE;
    contentVersion.changed();
    expect(await see()).toBe('<main>1</main> stale');
    await contentVersion.poll();
    world.time = 10 * MINUTE;
    expect(await see()).toBe('<main>1</main> stale');
    world.time = 10 * MINUTE + 1;
    await expect(see()).rejects.toThrow(DatabaseAway);
    world.there = true;
    world.generation = 2;
    expect(await see()).toBe('<main>2</main>');
  });

  it('nobody waits for a database that says nothing: one look at a time asks whether it is back', async () => {
    const { world, contentVersion, cache, see } = stage();
    await see();
    world.there = false;
    contentVersion.changed();
    expect(await see()).toBe('<main>1</main> stale');
    const { asked } = world;
    expect(await see()).toBe('<main>1</main> stale');
    expect(world.asked).toBe(asked);
    world.there = true;
    world.generation = 2;
    await contentVersion.poll();
    expect(await see()).toBe('<main>2</main>');
    expect(cache.rendered).toBe(2);
  });

  it('who has written meets the database, and not memory', async () => {
    const { world, contentVersion, see } = stage();
    await see();
    world.there = false;
    contentVersion.changed();
    await see();
    world.there = true;
    world.generation = 2;
    contentVersion.changed();
    expect(await see()).toBe('<main>2</main>');
  });

  it('a page that is being made when the database stops answering is answered from memory', async () => {
    const { world, contentVersion, cache, see } = stage();
    await see();
    world.generation = 2;
    contentVersion.changed();
    const never = new Promise<Rendered>(() => {});
    const answer = cache.respond('/home', () => never);
    await contentVersion.ask();
    world.there = false;
    await contentVersion.poll();
    const { page, stale } = await answer;
    expect([`${await page.bodyIn('identity')}`, stale]).toEqual(['<main>1</main>', true]);
  });

  it('a page that was never made cannot be answered', async () => {
    const { world, see } = stage();
    world.there = false;
    await expect(see()).rejects.toThrow(DatabaseAway);
  });

  it('a page that fails because the database went away meanwhile is answered from memory', async () => {
    const { world, contentVersion, cache, see } = stage();
    await see();
    world.generation = 2;
    contentVersion.notified({ news: 2 });
    const { stale } = await cache.respond('/home', async () => {
      world.there = false;
      throw new Error('connection lost');
    });
    expect(stale).toBe(true);
  });

  it('a rendering that meets a broken connection is made again on another', async () => {
    const { cache, render, see } = stage(undefined, (error) => String(error).includes('broken'));
    let broken = 1;
    const flaky = async (): Promise<Rendered> => {
      if (broken-- > 0) throw new Error('a broken connection');
      return render();
    };
    expect((await cache.respond('/home', flaky)).stale).toBe(false);
    broken = 2;
    await expect(cache.respond('/dep', flaky)).rejects.toThrow(DatabaseAway);
    expect(await see('/dep')).toBe('<main>1</main>');
  });
});
