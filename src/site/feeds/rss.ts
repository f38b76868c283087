import { writtenDay } from '#lib/dates.ts';
import { type Language, languageOf } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { mediaPath } from '../host/paths.ts';
import type { FeedItem } from '../routing/route.ts';
import { element, XML, xmlText } from './xml.ts';

export interface Channel {
  /** The language of the feed; items in another language are marked. */
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Absolute URLs of the page with the same content, and of the feed itself. */
  readonly page: string;
  readonly self: string;
  readonly items: readonly FeedItem[];
  /** Returns the absolute URL of a page or file of the main site, without a language. */
  whole(path: string): string;
}

/** Builds an RSS 2.0 feed. Dates are midnight with the church's UTC offset: in GMT they would be the evening before. */
export function rss({ language, title, description, page, self, items, whole }: Channel): string {
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', title)}
${element('link', page)}
${element('description', description)}
<language>${language}</language>
<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>
${items.map((item) => itemOf(item, language, whole)).join('\n')}
</channel></rss>
`;
}

function itemOf(item: FeedItem, feed: Language, whole: (path: string) => string): string {
  // Its own URL without a language is the GUID, the same in feeds of all languages.
  const [address, own] = [whole(languagePath(feed, item.path)), whole(item.ownPath ?? item.path)];
  const language = languageOf(item.title);
  const file = item.paper ?? item.picture;
  return `<item>
${element('title', item.title)}
${element('link', address)}
<guid isPermaLink="true">${xmlText(own)}</guid>
<pubDate>${writtenDay(item.day)}</pubDate>
${item.category === '' ? '' : `${element('category', item.category)}\n`}${element('description', item.deck)}${language === feed ? '' : `\n<dc:language xmlns:dc="http://purl.org/dc/elements/1.1/">${language}</dc:language>`}${
  file
    ? `\n<enclosure url="${xmlText(whole(mediaPath(file.name)))}" length="${file.bytes}" type="${xmlText(file.type)}"/>`
    : ''
}
</item>`;
}
