import { z } from 'zod';
import { NEWS_TYPES, news } from '#kinds/news.ts';
import { done, inData, listDoc, pageOf, populatedDoc, saved } from './answer.ts';
import { call, OFFICE, RICH_TEXT_LIMIT, STAFF } from './call.ts';
import { fieldsOf, filtersOf } from './fields.ts';
import {
  consolePaging,
  flag,
  flagFilter,
  idFilter,
  idOrObject,
  noFilter,
  paging,
  versionSent,
} from './input.ts';

const doc = listDoc(news);
const populated = populatedDoc(news);

const type = z.enum(NEWS_TYPES, "type must be 'departments' or 'dioceses'.");
/** 'all', '' and absent mix both families (AMB-012). */
const typeFilter = noFilter(type.optional()).meta({ type: 'string', enum: [...NEWS_TYPES, 'all', ''] });
const units = { department: idFilter, diocese: idFilter };
const unit = { department: idOrObject.optional(), diocese: idOrObject.optional() };
const fields = { ...fieldsOf(news), ...unit, type: type.optional(), activated: flag.optional() };

const summary = z.object({ total_news: z.number(), activate_news: z.number(), in_activate_news: z.number() });

/** News of departments and dioceses, for the console and the site (000 §7, 001 §7, 002 §7.1). */
export const newsCalls = {
  newsList: call({
    method: 'POST',
    path: 'news/get',
    group: 'News',
    summary: 'News, newest first, page by page',
    who: STAFF,
    input: z.object({
      ...consolePaging(25),
      ...filtersOf(news),
      ...units,
      type: typeFilter,
      activated: flagFilter,
    }),
    answer: pageOf(doc),
    source: '000 §7, AMB-010, AMB-011, AMB-012, AMB-105',
  }),
  newsGet: call({
    method: 'GET',
    path: 'news/get/{id}',
    group: 'News',
    summary: 'One news item',
    who: STAFF,
    answer: inData(doc),
    source: '000 §7',
  }),
  newsCreate: call({
    method: 'POST',
    path: 'news/create',
    group: 'News',
    summary: 'Add a news item',
    who: STAFF,
    input: z.object(fields),
    answer: saved(doc),
    saves: news,
    source: '000 §7, AMB-014, ADD-7',
    bodyLimit: RICH_TEXT_LIMIT,
  }),
  newsEdit: call({
    method: 'PUT',
    path: 'news/edit/{id}',
    group: 'News',
    summary: 'Change the fields that are sent, or switch with activated alone',
    who: STAFF,
    input: z.object({ ...fields, version: versionSent }),
    answer: saved(doc),
    saves: news,
    source: '000 §7, AMB-066, ADD-1, ADD-7',
    bodyLimit: RICH_TEXT_LIMIT,
  }),
  newsSwitchMany: call({
    method: 'PUT',
    path: 'news/active_many',
    group: 'News',
    summary: 'Switch several news items on or off; all, or none',
    who: OFFICE,
    input: z.object({
      news: z
        .array(idOrObject, 'news must be a list of ids.')
        .min(1, 'Please select atleast one news')
        .max(1000, 'At most 1000 news items at once.'),
      activated: flag,
    }),
    answer: done,
    source: '000 §7, ADD-7',
  }),
  newsCounts: call({
    method: 'POST',
    path: 'news/get_news_details',
    group: 'News',
    summary: 'How many news items there are, and how many are active',
    who: STAFF,
    input: z.object({ type: typeFilter, ...units }),
    answer: inData(z.tuple([summary])),
    source: '000 §7, AMB-009',
  }),
  newsDelete: call({
    method: 'DELETE',
    path: 'news/delete/{id}',
    group: 'News',
    summary: 'Move a news item to the trash',
    who: STAFF,
    answer: done,
    source: '000 §7, ADD-4',
  }),
  newsRestore: call({
    method: 'PUT',
    path: 'news/restore/{id}',
    group: 'News',
    summary: 'Bring a news item back from the trash',
    who: STAFF,
    answer: inData(doc),
    source: 'ADD-4',
  }),
  publicNewsList: call({
    method: 'POST',
    path: 'public/get_news_list',
    group: 'Public',
    summary: 'Active news, newest first',
    who: 'everyone',
    input: z.object({ ...paging(21), ...units, type: typeFilter }),
    answer: pageOf(doc),
    source: '002 §7.1, AMB-015',
  }),
  publicRelatedNews: call({
    method: 'POST',
    path: 'public/more_related_news',
    group: 'Public',
    summary: 'Other news of the same family or unit',
    who: 'everyone',
    input: z.object({ ...paging(20), ...units, type: typeFilter, news: idOrObject.optional() }),
    answer: pageOf(doc),
    source: '002 §7.1',
  }),
  publicNews: call({
    method: 'GET',
    path: 'public/get_news/{id}',
    group: 'Public',
    summary: 'One active news item',
    who: 'everyone',
    answer: inData(populated),
    source: '002 §7.1, AMB-010, AMB-016',
  }),
  publicNewsSearch: call({
    method: 'POST',
    path: 'public/global_search_news',
    group: 'Public',
    summary: 'Search all active news; the newest for an empty search',
    who: 'everyone',
    input: z.object(paging(4)),
    answer: pageOf(populated),
    source: '002 §7.1, AMB-010, AMB-065',
  }),
};
