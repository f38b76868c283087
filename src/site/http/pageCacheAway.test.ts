import { describe, expect, it } from 'vitest';
import { MINUTE, stage } from '#test/support/cacheStage.ts';
import { DatabaseAway, type Rendered } from './pageCache.ts';

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
