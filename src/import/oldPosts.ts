import { news } from '#kinds/news.ts';
import { dayOf } from '#lib/dates.ts';
import { excerpt } from '#lib/html.ts';
import type { Incoming, NamedCategory } from './incoming.ts';
import type { PostText } from './postText.ts';

/** A post of another system, which becomes a news item. */
export interface OldPost {
  /** By which it is recognised. */
  readonly key: string;
  /** Title and excerpt as plain text, of any length. */
  readonly title: string;
  readonly summary: string;
  readonly text: PostText;
  /** The address of its own picture, if it has one. */
  readonly featured: string | undefined;
  /** As written there, YYYY-MM-DD; otherwise the day of `createdAt` counts. */
  readonly day?: string | undefined;
  readonly createdAt: Date | null;
  /** Its date as it is written, for the report. */
  readonly written: string;
  readonly isShown: boolean;
  readonly categories: readonly NamedCategory[];
  /** The unit if no category is one. */
  readonly unit: string | undefined;
  readonly author: Incoming['author'];
  /** The key of the post at an address of this file. */
  readonly postAt: (address: string) => string | undefined;
  /** Why it is not shown, and what was left out of it, in sentences. */
  readonly state: readonly string[];
  readonly lost: readonly string[];
}

/** A post in the words of the API's create call. */
export function newsFrom(post: OldPost): Incoming {
  const { key, text, featured, createdAt, written } = post;
  const title = excerpt(post.title || 'Untitled', news.fields.title.max - 1);
  const heading = excerpt(post.summary, news.fields.heading.max - 1);
  const thumbnail = featured ?? text.gallery[0] ?? text.pictures[0] ?? '';
  return {
    kind: 'news',
    key,
    title,
    fields: {
      title,
      heading,
      description: text.html,
      date: post.day ?? (createdAt ? dayOf(createdAt) : ''),
      thumbnail,
      gallery: text.gallery.slice(0, news.fields.gallery.many),
      pdf: text.documents.slice(0, news.fields.pdf.many),
      activated: post.isShown,
      unit: post.categories,
      unitOtherwise: post.unit,
    },
    createdAt,
    createdAs: createdAt ? '' : written,
    author: post.author,
    leadsTo: new Map(
      text.links.flatMap((address) => {
        const other = post.postAt(address);
        return other === undefined ? [] : [[address, other] as const];
      }),
    ),
    notes: [
      ...(title === (post.title || title) ? [] : [`its title was cut; the whole one is “${post.title}”`]),
      ...(heading === post.summary ? [] : [`its excerpt was cut; the whole one is “${post.summary}”`]),
      ...post.state,
      ...(featured === undefined && thumbnail
        ? [`it has no featured image; its first picture takes that place: ${thumbnail}`]
        : []),
      ...tooMany(text.gallery, news.fields.gallery.many, 'pictures of its galleries'),
      ...tooMany(text.documents, news.fields.pdf.many, 'documents that it links to'),
      ...text.notes,
      ...post.lost,
    ],
  };
}

const tooMany = (all: readonly string[], most: number, what: string): string[] =>
  all.length > most ? [`${what} beyond the ${most}th were left out: ${all.slice(most).join(', ')}`] : [];

/** Records in the order of writing: the oldest first. */
export const oldestFirst = (records: readonly Incoming[]): Incoming[] =>
  records.toSorted((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0));
