import type { presenceCalls } from '#calls/presence.ts';
import { createRateLimit } from '#lib/searchLimit.ts';
import { lookAround } from '#store/together/presence.ts';
import { sinceLooked } from '#store/together/sinceLooked.ts';
import type { Handlers } from '../context.ts';

/** A window polls every few seconds, and a person may have several open. */
const limit = createRateLimit({
  atOnce: 60,
  aSecond: 5,
  tooMany: (wait) => `These are too many questions at once. Please wait ${wait}.`,
});

/** Who else has the same form open. */
export const presenceHandlers: Handlers<keyof typeof presenceCalls> = {
  presenceGet: async ({ viewer, deps, input, now }) => {
    limit(viewer.accountId, now);
    const { others, version, savedBy, savedAt } = await lookAround(viewer, deps.db, input);
    return {
      data: {
        others: others.map(({ userName, field, since }) => ({
          user_name: userName,
          field,
          since: since.toISOString(),
        })),
        version,
        saved_by: savedBy,
        saved_at: savedAt.toISOString(),
      },
    };
  },
  presenceSince: async ({ viewer, deps, input, now }) => {
    limit(viewer.accountId, now);
    const since = await sinceLooked(viewer, deps.db, input, now);
    return {
      data: {
        since: since && {
          looked: since.looked.toISOString(),
          changed: [...since.changed],
          by: [...since.by],
        },
      },
    };
  },
};
