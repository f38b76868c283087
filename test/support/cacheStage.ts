import { byLanguage } from '#lib/language.ts';
import { createContentVersion } from '#site/http/contentVersion.ts';
import { createPageCache, type Rendered, type SlotContent, type Source } from '#site/http/pageCache.ts';

export const MINUTE = 60_000;

/** A cache over a made-up database: its generation, what else moves, what a page reads, whether it is there, and the clock. */
export function stage(maxBytes?: number, isOutage?: (error: unknown) => boolean) {
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
        topics: () => ['news'],
        untouched: (then, now) => then.news === now.news,
        same: async () => {
          world.read += 1;
          return read === `${world.shown || world.generation}`;
        },
      },
    };
  };
  const slotContent = async (): Promise<SlotContent> => {
    const text = `<p>${world.recent}</p>`;
    if (filled?.value.en !== text)
      filled = {
        value: byLanguage(() => text),
        reads: { topics: () => ['recent'], untouched: (then, now) => then.recent === now.recent },
      };
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
