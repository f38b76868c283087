import type { featuredCalls } from '#calls/featured.ts';
import { dayOf } from '#lib/dates.ts';
import { setLead } from '#store/featured/leadStory.ts';
import { atHand, setOffered, standingsOf } from '#store/featured/offered.ts';
import type { Handlers } from '../context.ts';

/** The lead stories of the front pages, and the stories on offer. */
export const featuredHandlers: Handlers<keyof typeof featuredCalls> = {
  newsLead: async ({ viewer, deps, id, input, now }) => {
    const { place, leads, last_day: lastDay = null } = input;
    const before = await setLead(viewer, deps.db, id, { place, leads, lastDay }, now);
    return {
      data: {
        _id: id,
        before: before && { _id: before.id, title: before.title, last_day: before.lastDay },
      },
    };
  },
  newsOffer: async ({ viewer, deps, id, input, now }) => {
    await setOffered(viewer, deps.db, id, input.offered, now);
    return { data: { _id: id, message: input.offered ? 'Offered' : 'Taken back' } };
  },
  newsStandings: async ({ viewer, deps, input, now }) => {
    const ids = input.news.flatMap((id) => id ?? []);
    const docs = (await standingsOf(viewer, deps.db, ids, dayOf(now))).map(({ id, leads, offered }) => ({
      _id: id,
      leads: [...leads],
      offered,
    }));
    return { data: { docs } };
  },
  newsOffered: async ({ viewer, deps, now }) => {
    const docs = (await atHand(viewer, deps.db, dayOf(now))).map(({ id, title, unit }) => ({
      _id: id,
      title,
      unit,
    }));
    return { data: { docs } };
  },
};
