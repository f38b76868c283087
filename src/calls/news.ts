import { z } from 'zod';
import { news } from '#kinds/news.ts';
import { call, OFFICE, STAFF } from './call.ts';
import { contentCalls, familyFilter, publicCall } from './content.ts';
import { flag, idFilter, idOrObject, paging } from './input.ts';
import { FIRST_PATHS } from './paths.ts';
import { done, inData, listDoc, pageOf, populatedDoc } from './response.ts';

const doc = listDoc(news);
const populated = populatedDoc(news);
const narrowed = { type: familyFilter, department: idFilter, diocese: idFilter };
const summary = z.object({ total_news: z.number(), activate_news: z.number(), in_activate_news: z.number() });

/** News of departments and dioceses, for the console and the site (000 §7, 001 §7, 002 §7.1). */
export const newsCalls = {
  ...contentCalls('news', news, {
    group: 'News',
    size: 25,
    who: STAFF,
    source: '000 §7, AMB-010, AMB-011, AMB-012, AMB-014, AMB-066, AMB-105',
  }),
  newsSwitchMany: call({
    address: 'PUT news/active_many',
    group: 'News',
    summary: 'Switch several news items on or off; all, or none',
    mayMiss: true,
    who: OFFICE,
    input: z.object({
      news: z
        .array(idOrObject, 'news must be a list of ids.')
        .min(1, 'Please select atleast one news')
        .max(1000, 'At most 1000 news items at once.'),
      activated: flag,
    }),
    response: done,
    source: '000 §7, ADD-7',
  }),
  newsCounts: call({
    address: FIRST_PATHS.newsCounts,
    reads: true,
    group: 'News',
    summary: 'How many news items there are, and how many are active',
    who: STAFF,
    input: z.object(narrowed),
    response: inData(z.tuple([summary])),
    source: '000 §7, AMB-009',
  }),
  publicNewsList: publicCall({
    address: 'POST public/get_news_list',
    summary: 'Active news, newest first',
    input: z.object({ ...paging(21), ...narrowed }),
    response: pageOf(doc),
    source: '002 §7.1, AMB-015',
  }),
  publicRelatedNews: publicCall({
    address: 'POST public/more_related_news',
    summary: 'Other news of the same family or unit',
    input: z.object({ ...paging(20), ...narrowed, news: idOrObject.optional() }),
    response: pageOf(doc),
    source: '002 §7.1',
  }),
  publicNews: publicCall({
    address: 'GET public/get_news/{id}',
    summary: 'One active news item',
    response: inData(populated),
    source: '002 §7.1, AMB-010, AMB-016',
  }),
  publicNewsSearch: publicCall({
    address: 'POST public/global_search_news',
    summary: 'Search all active news; the newest for an empty search',
    input: z.object(paging(4)),
    response: pageOf(populated),
    source: '002 §7.1, AMB-010, AMB-065',
  }),
};
