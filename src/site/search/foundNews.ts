import type { NewsType } from '#kinds/news.ts';
import { newsDay } from '#lib/dayNames.ts';
import { newsPath } from '#lib/newsPath.ts';
import { wordsIn } from '#lib/translations.ts';
import type { NewsTeaser } from '../context/data.ts';
import { siteWords } from '../context/words.ts';
import type { Found } from '../routing/source.ts';

/** A news item shown among search results without having been searched for. */
export const foundNews = ({ id, type, title, deck, unitName, day, picture }: NewsTeaser): Found => ({
  ...{ id, title, text: deck, unitName, day, picture },
  link: linkToNews(type, id, day),
});

/** The link of a news item among search results. */
export const linkToNews =
  (type: NewsType, id: string, day: string): Found['link'] =>
  ({ links, language }) => ({
    href: links.page(newsPath(type, id)),
    kind: wordsIn(siteWords, language).news,
    day: newsDay(day, language),
  });
