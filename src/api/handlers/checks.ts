import type { checksCalls } from '#calls/checks.ts';
import { NEWSLETTER } from '#kinds/checks/newsletter.ts';
import { nameInAddress, originalOf } from '#lib/mediaNames.ts';
import { storiesLookedAt } from '#store/newsletter/newsletterStories.ts';
import { filesLookedAt, leaveRemark, remarksLeft } from '#store/records/checks.ts';
import type { Handlers } from '../context.ts';

/** Checks made before something is published. */
export const checksHandlers: Handlers<keyof typeof checksCalls> = {
  checksAsk: async ({ viewer, deps, input, request }) => {
    const isNewsletter = input.kind === NEWSLETTER.name && viewer.role === 'full_administrator';
    const left = isNewsletter ? [] : await remarksLeft(viewer, deps.db, input.kind, input.record ?? null);
    const found = isNewsletter ? await storiesLookedAt(deps.db, input.stories) : [];
    const stories = found.map(({ picture, ...story }) => ({
      ...story,
      picture: picture === null ? '' : `/media/${encodeURIComponent(picture)}`,
    }));
    const files = [...input.files, ...stories.flatMap(({ picture }) => picture || [])];
    const named = [...new Set(files)].flatMap((address) => {
      const name = nameInAddress(address);
      return name === null ? [] : [{ address, name: originalOf(name) }];
    });
    const known = await filesLookedAt(viewer, deps.db, [...new Set(named.map(({ name }) => name))]);
    const of = new Map(known.map((file) => [file.name, file]));
    const looked = await deps.lookAtLinks(input.links, request.ip);
    return {
      data: {
        left: [...left],
        stories,
        links: [...looked].map(([address, leads]) => ({ address, leads })),
        pictures: named.flatMap(({ address, name }) => {
          const says = of.get(name)?.says;
          return says === undefined ? [] : [{ address, says }];
        }),
        papers: named.flatMap(({ address, name }) => {
          const words = of.get(name)?.words;
          return words === undefined ? [] : [{ address, words }];
        }),
      },
    };
  },
  checksLeave: async ({ viewer, deps, input, now }) => {
    await leaveRemark(viewer, deps.db, input, now);
    return { data: { message: input.left ? 'Left' : 'Taken back' } };
  },
};
