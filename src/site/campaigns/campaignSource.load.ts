import { campaign } from '#kinds/campaign.ts';
import { dayOf } from '#lib/dates.ts';
import { longDay } from '#lib/longDays.ts';
import { wordsIn } from '#lib/translations.ts';
import { campaignPath } from '../host/paths.ts';
import { recordSource } from '../search/recordSource.load.ts';
import { campaignWords } from './words.ts';

/** Finds campaigns, newest first. */
export const campaignSource = recordSource(
  { name: 'campaign', called: (_, language) => wordsIn(campaignWords, language).heading },
  campaign,
  { fields: ['title', 'thumbnail'], text: 'description' },
  ({ id, title, createdAt, thumbnail }) => {
    const day = dayOf(createdAt);
    return {
      title,
      day,
      picture: thumbnail,
      link: ({ links, language }) => ({
        href: links.main(campaignPath(id)),
        kind: wordsIn(campaignWords, language).heading,
        day: longDay(day, language),
      }),
    };
  },
);
