import { news } from '#kinds/news.ts';
import { dayOf } from '#lib/dates.ts';
import { wordsIn } from '#lib/translations.ts';
import { siteWords } from '../context/words.ts';
import { typeOf } from '../reading/teaser.load.ts';
import { linkToNews } from '../search/foundNews.ts';
import { recordSource } from '../search/recordSource.load.ts';

/** Finds news, newest first. */
export const newsSource = recordSource(
  { name: 'news', called: (_, language) => wordsIn(siteWords, language).news },
  news,
  { fields: ['title', 'heading', 'date', 'thumbnail'], text: 'description' },
  (item) => {
    const day = item.date ?? dayOf(item.createdAt);
    const link = linkToNews(typeOf(item), item.id, day);
    return { title: item.title, intro: item.heading, day, picture: item.thumbnail, link };
  },
);
