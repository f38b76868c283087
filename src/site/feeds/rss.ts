import type { StoredFile } from '#kinds/records.ts';
import { writtenDay } from '#lib/dates.ts';
import { type Language, languageOf } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { mediaPath } from '../host/paths.ts';
import { element, XML, xmlText } from './xml.ts';

/** So many of the newest stand in a feed. */
export const FEED_LENGTH = 30;

/** What a feed says of one record. */
export interface FeedItem {
  readonly title: string;
  /** Of its page on the main site. */
  readonly path: string;
  /** An address that stays its own, where several stand on one page. */
  readonly ownPath?: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Whose it is; '' when the synod's. */
  readonly category: string;
  readonly deck: string;
  readonly picture: StoredFile | null;
  /** What it consists of, to be fetched with it; without one the picture is. */
  readonly paper?: StoredFile | undefined;
}

export interface Channel {
  /** In which language its titles are; items in others say so. */
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Whole addresses: of the page that shows the same, and of the feed itself. */
  readonly page: string;
  readonly self: string;
  readonly items: readonly FeedItem[];
  /** The whole address of a page or file of the main site, but for its language. */
  whole(path: string): string;
}

/** A list as RSS 2.0. A date is the day's beginning in the church's time zone, and says so: in GMT it would be the evening before. */
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
  // By its own address it is known in whatever language it is read.
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
