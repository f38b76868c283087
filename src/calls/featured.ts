import { z } from 'zod';
import { LEAD_PLACES } from '#kinds/news.ts';
import { call, OFFICE, STAFF } from './call.ts';
import { dayText, flag, idOrObject } from './input.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf, done, inData } from './response.ts';

const lastDay = z.string().nullable();

/** The stories that lead the front pages, and those that the office offers to its units and the newsletter. */
export const featuredCalls = {
  newsLead: call({
    address: LATER_PATHS.newsLead,
    group: 'News',
    summary:
      'Let a news item lead the front page of the synod or of its unit until a day is over, or no longer; answers the one that it replaces',
    who: STAFF,
    input: z.object({
      place: z.enum(LEAD_PLACES, `place must be one of: ${LEAD_PLACES.join(', ')}.`),
      leads: flag,
      last_day: dayText('last_day').optional(),
    }),
    response: inData(
      z.object({
        _id: z.string(),
        before: z.object({ _id: z.string(), title: z.string(), last_day: lastDay }).nullable(),
      }),
    ),
    source: 'decision 0113',
  }),
  newsOffer: call({
    address: LATER_PATHS.newsOffer,
    group: 'News',
    summary: 'Offer a news item to the synod’s front page and the newsletter, or take that back',
    who: OFFICE,
    input: z.object({ offered: flag }),
    response: done,
    source: 'decision 0113',
  }),
  newsStandings: call({
    address: LATER_PATHS.newsStandings,
    reads: true,
    group: 'News',
    summary: 'Which of these news items lead a front page or are offered',
    who: STAFF,
    input: z.object({
      news: z.array(idOrObject, 'news must be a list of ids.').max(200, 'At most 200 news items at once.'),
    }),
    response: docsOf(
      z.object({
        _id: z.string(),
        leads: z.array(z.object({ place: z.enum(LEAD_PLACES), last_day: lastDay })),
        offered: z.boolean(),
      }),
    ),
    source: 'decision 0113',
  }),
  newsOffered: call({
    address: LATER_PATHS.newsOffered,
    group: 'News',
    summary: 'The offered news that no newsletter has had since',
    who: OFFICE,
    response: docsOf(z.object({ _id: z.string(), title: z.string(), unit: z.string() })),
    source: 'decision 0113',
  }),
};
