import { type NewsType, news } from '#kinds/news.ts';
import { dayOf } from '#lib/dates.ts';
import { newsDay } from '#lib/dayNames.ts';
import { newsPath } from '#lib/newsPath.ts';
import { wordsIn } from '#lib/translations.ts';
import type { NewsTeaser } from '../pages/data.ts';
import { typeOf } from '../reading/teaser.load.ts';
import type { Found } from '../search/finding.ts';
import { recordFinding } from '../search/recordFinding.load.ts';
import { siteWords } from '../shell/words.ts';

/** Finds news, newest first. */
export const newsFinding = recordFinding(
  { name: 'news', called: (_, language) => wordsIn(siteWords, language).news },
  news,
  { fields: ['title', 'heading', 'date', 'thumbnail'], text: 'description' },
  (item) => {
    const day = item.date ?? dayOf(item.createdAt);
    const link = linkTo(typeOf(item), item.id, day);
    return { title: item.title, intro: item.heading, day, picture: item.thumbnail, link };
  },
);

/** A news item shown among search results without having been searched for. */
export const foundNews = ({ id, type, title, deck, unitName, day, picture }: NewsTeaser): Found => ({
  ...{ id, title, text: deck, unitName, day, picture },
  link: linkTo(type, id, day),
});

const linkTo =
  (type: NewsType, id: string, day: string): Found['link'] =>
  ({ links, language }) => ({
    href: links.page(newsPath(type, id)),
    kind: wordsIn(siteWords, language).news,
    day: newsDay(day, language),
  });
