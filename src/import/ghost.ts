import { z } from 'zod';
import { FILE_DESCRIPTION, type FileDescription } from '#kinds/fileDescription.ts';
import { fileKindOf } from '#lib/fileKinds.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { inUtc, momentIn } from './days.ts';
import { SITE, withoutCards } from './ghostCards.ts';
import { ghostHtml } from './ghostText.ts';
import { ImportError, type Incoming, type ParsedFile } from './incoming.ts';
import { newsFrom, oldestFirst } from './oldPosts.ts';
import { fromHtml, type PostText } from './postText.ts';
import { isRaw, type Raw } from './raw.ts';
import type { WxrOptions } from './wxr.ts';
import { unitsIn } from './wxrUnits.ts';

/** `source`: the host of the site, if the command names one, since the export does not. */
export interface GhostOptions extends WxrOptions {
  readonly source: string | undefined;
}

const word = z.union([z.string(), z.number(), z.boolean()]).transform(String).catch('');
const POST = z.object({
  ...{ id: word, uuid: word, title: word, slug: word, html: word, lexical: word, mobiledoc: word },
  ...{ type: word, page: word, status: word, visibility: word, feature_image: word, image: word },
  ...{ created_at: word, published_at: word, custom_excerpt: word, author_id: word, featured: word },
  ...{ codeinjection_head: word, codeinjection_foot: word, canonical_url: word },
});
type Post = z.infer<typeof POST>;
const META = z.object({
  ...{ post_id: word, feature_image_alt: word, feature_image_caption: word },
  ...{ meta_title: word, meta_description: word },
});
const NAMED = z.object({ id: word, name: word, slug: word, email: word, visibility: word });
const JOINED = z.object({
  post_id: word,
  tag_id: word,
  author_id: word,
  sort_order: z.coerce.number().catch(0),
});

const READ = ['posts', 'posts_meta', 'posts_tags', 'posts_authors', 'tags', 'users'];
const SHOWN = 'published';

/**
 * Reads the posts of Ghost's export as news, drafts and scheduled ones too; pages and everything else are left out and reported. Throws ImportError when it is
 * none.
 */
export function readGhost(text: string, options: GhostOptions): ParsedFile {
  const data = dataIn(text);
  const rows = <T>(name: string, schema: z.ZodType<T>): T[] =>
    (Array.isArray(data[name]) ? data[name] : []).flatMap((row) => schema.safeParse(row).data ?? []);
  const posts = rows('posts', POST);
  const isPage = ({ type, page }: Post): boolean => type === 'page' || ['1', 'true'].includes(page);
  const kept = posts.filter((one) => !isPage(one));
  const [tags, users] = [rows('tags', NAMED), rows('users', NAMED)].map(
    (all) => new Map(all.map((one) => [one.id, one])),
  );
  const [tagsOf, authorsOf] = [rows('posts_tags', JOINED), rows('posts_authors', JOINED)].map((all) =>
    Map.groupBy(
      all.toSorted((a, b) => a.sort_order - b.sort_order),
      (one) => one.post_id,
    ),
  );
  const meta = new Map(rows('posts_meta', META).map((one) => [one.post_id, one]));
  const site = options.source?.includes('.') ? `https://${options.source}` : '';
  const postAt = placesOf(kept, site);
  const unitsOf = unitsIn([], options.categories);
  const descriptions = new Map<string, Partial<FileDescription>>();

  const record = (post: Post): Incoming => {
    const own = (tagsOf?.get(post.id) ?? []).flatMap(({ tag_id }) => tags?.get(tag_id) ?? []);
    const inner = own.filter(({ name, visibility }) => visibility === 'internal' || name.startsWith('#'));
    const [author, ...others] = [
      ...(authorsOf?.get(post.id) ?? []).map(({ author_id }) => author_id),
      ...(authorsOf?.has(post.id) ? [] : [post.author_id]),
    ].flatMap((id) => users?.get(id) ?? []);
    const picture = (post.feature_image || post.image).replace(SITE, site);
    const about = meta.get(post.id);
    if (picture) descriptions.set(picture, describedBy(about));
    const isOpen = ['', 'public'].includes(post.visibility);
    const written = post.published_at || post.created_at;
    return newsFrom({
      key: post.id || post.uuid || post.slug,
      title: post.title || post.slug,
      summary: post.custom_excerpt,
      text: textIn(post, site, postAt),
      featured: picture || undefined,
      createdAt: momentOf(post.published_at) ?? momentOf(post.created_at),
      written,
      isShown: post.status === SHOWN && isOpen,
      categories: own.filter((tag) => !inner.includes(tag)).map(unitsOf),
      unit: options.unit,
      author: {
        key: '',
        name: author?.name ?? '',
        alsoKnownAs: [author?.email ?? '', author?.slug ?? ''].filter(Boolean),
      },
      postAt,
      state: [
        ...(post.status === SHOWN ? [] : [`it is “${post.status}” there: it comes in inactive`]),
        ...(isOpen ? [] : [`it was for “${post.visibility}” only there: it stays inactive`]),
      ],
      lost: [
        ...(inner.length > 0 ? [`its internal tags were left out: ${quoted(inner)}`] : []),
        ...(others.length > 0 ? [`its other authors were left out: ${quoted(others)}`] : []),
        ...notKept({ ...post, ...about }),
      ],
    });
  };

  const records = oldestFirst(kept.map(record));
  return {
    source: options.source ?? 'ghost',
    records,
    leftOut: leftOutOf(data, posts, isPage),
    descriptions,
  };
}

/** The tables of an export: `{ db: [{ data }] }`, or of older ones `{ data }`. */
function dataIn(text: string): Raw {
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError(`This file is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
  const first = isRaw(whole) && Array.isArray(whole.db) ? whole.db[0] : whole;
  const data = isRaw(first) ? first.data : undefined;
  if (isRaw(data) && Array.isArray(data.posts)) return data;
  throw new ImportError('This file is no export of Ghost with posts. Export it in Ghost: Settings, Export.');
}

/** The id of the post at an address of the site, or at a path of it, by the slug at its end. */
function placesOf(posts: readonly Post[], site: string): (address: string) => string | undefined {
  const places = new Map(
    posts.flatMap(({ id, uuid, slug }) => [uuid, slug].map((name) => [name, id || uuid || slug])),
  );
  return (address) => {
    const path = site !== '' && address.startsWith(`${site}/`) ? address.slice(site.length) : address;
    if (!/^\/[^/]/.test(path)) return undefined;
    const piece = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1);
    return piece === undefined ? undefined : places.get(piece);
  };
}

function textIn(post: Post, site: string, postAt: (address: string) => string | undefined): PostText {
  const unrendered = post.html.trim() === '' ? ghostHtml(post) : { html: post.html, notes: [] };
  const [cards, broken] = [new Set<string>(), new Set<string>()];
  const text = fromHtml(unrendered.html, (nodes) =>
    withoutCards(
      nodes,
      (path, tag) => {
        const isDead = site === '' && tag !== 'img' && !fileKindOf(path) && postAt(path) === undefined;
        if (isDead) broken.add(path);
        return isDead ? undefined : site + path;
      },
      (card) => cards.add(card),
    ),
  );
  const listed = (sentence: string, all: ReadonlySet<string>): string[] =>
    all.size > 0 ? [`${sentence}: ${[...all].join(', ')}`] : [];
  return {
    ...text,
    notes: [
      ...unrendered.notes,
      ...text.notes,
      ...listed('cards that Ghost fills by itself were left out', cards),
      ...listed(
        'links to what did not come in, at an address that the export does not say, were removed',
        broken,
      ),
    ],
  };
}

function describedBy(about: z.infer<typeof META> | undefined): Partial<FileDescription> {
  const { feature_image_alt: alt = '', feature_image_caption = '' } = about ?? {};
  const caption = textOf(feature_image_caption);
  return {
    ...(alt ? { alt: excerpt(alt, FILE_DESCRIPTION.alt.max - 1) } : {}),
    ...(caption ? { caption: excerpt(caption, FILE_DESCRIPTION.caption.max - 1) } : {}),
  };
}

const NOT_KEPT = [
  'codeinjection_head',
  'codeinjection_foot',
  'canonical_url',
  'meta_title',
  'meta_description',
];
function notKept(row: Raw): string[] {
  const names = NOT_KEPT.filter((name) => row[name]);
  return names.length > 0 ? [`these of its fields were left out: ${names.join(', ')}`] : [];
}

/** A time of a database: milliseconds, or a text in UTC. */
const momentOf = (written: string): Date | null =>
  momentIn(/^\d{11,}$/.test(written) ? Number(written) : inUtc(written));

function leftOutOf(data: Raw, posts: readonly Post[], isPage: (post: Post) => boolean): string[] {
  const pages = posts.filter(isPage);
  const held = posts.filter((one) => !isPage(one) && ['1', 'true'].includes(one.featured));
  const others = Object.entries(data).flatMap(([name, table]) =>
    !READ.includes(name) && Array.isArray(table) && table.length > 0 ? [`${name} (${table.length})`] : [],
  );
  const named = (all: readonly Post[]): string =>
    quoted(all.map(({ title, slug }) => ({ name: title || slug })));
  return [
    ...(pages.length > 0
      ? [`Left out, since only posts come in: pages: ${pages.length} (${named(pages)}).`]
      : []),
    ...(held.length > 0 ? [`Held at the top there, not here: ${named(held)}.`] : []),
    ...(others.length > 0 ? [`Left out: other tables of the export: ${others.join(', ')}.`] : []),
  ];
}

const quoted = (all: readonly { readonly name: string }[]): string =>
  all.map(({ name }) => `“${name}”`).join(', ');
