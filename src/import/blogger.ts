import sax from 'sax';
import { fileKindOf } from '#lib/fileKinds.ts';
import { element, type Node } from '#store/richText/tree.ts';
import { momentIn } from './days.ts';
import { ImportError, type Incoming, type ParsedFile } from './incoming.ts';
import { newsFrom, oldestFirst } from './oldPosts.ts';
import { fromHtml } from './postText.ts';
import type { WxrOptions } from './wxr.ts';
import { unitsIn } from './wxrUnits.ts';
import { wordsOf } from './wxrWords.ts';

/** An entry of the feed: its elements by name, its labels, and the kind and address that older exports give it. */
interface Entry {
  readonly texts: Map<string, string>;
  readonly labels: string[];
  author: string;
  kind: string;
  link: string;
}

const SHOWN = 'LIVE';
/** How the scheme of a category ends that is no label but says what an entry is, in exports until 2023. */
const KIND = '/g/2005#kind';

/**
 * Reads the posts of a blog of Blogger as news: the `feed.atom` of Google's Takeout, or the older export in one file. Pages, comments and what was in the trash
 * are left out and reported. Throws ImportError when it is none.
 */
export function readBlogger(text: string, options: WxrOptions): ParsedFile {
  const { entries, id } = entriesOf(text);
  const posts = entries.filter((one) => typeOf(one) === 'POST');
  const kept = posts.filter((one) => stateOf(one) !== 'SOFT_TRASHED');
  const places = new Map(kept.map((one) => [pathOf(one), keyOf(one)]));
  places.delete('');
  const postAt = (address: string): string | undefined =>
    URL.canParse(address) ? places.get(new URL(address).pathname) : undefined;
  const unitsOf = unitsIn([], options.categories);
  const gone = posts.length - kept.length;
  const others = Map.groupBy(
    entries.filter((one) => typeOf(one) !== 'POST'),
    typeOf,
  );
  return {
    source: /blog-\d+$/.exec(id)?.[0] ?? 'blogger',
    records: oldestFirst(
      kept.map((one): Incoming => {
        const of = (name: string): string => one.texts.get(name)?.trim() ?? '';
        const state = stateOf(one);
        const written = of('published') || of('blogger:created');
        return newsFrom({
          key: keyOf(one),
          title: wordsOf(of('title')),
          summary: wordsOf(of('blogger:metadescription')),
          text: fromHtml(of('content'), withLargePictures),
          featured: undefined,
          createdAt: momentIn(written) ?? momentIn(of('updated')),
          written,
          isShown: state === SHOWN,
          categories: one.labels.map((name) => unitsOf({ name, slug: name })),
          unit: options.unit,
          author: { key: '', name: one.author, alsoKnownAs: [] },
          postAt,
          state: state === SHOWN ? [] : [`it is “${state}” there: it comes in inactive`],
          lost: [],
        });
      }),
    ),
    leftOut: [
      ...(gone > 0 ? [`Left out, from Blogger's trash: ${gone}.`] : []),
      ...[...others].map(
        ([type, all]) => `Left out, since only posts come in: ${NAMES[type] ?? `“${type}”`}: ${all.length}.`,
      ),
    ],
  };
}

const NAMES: Readonly<Record<string, string>> = {
  PAGE: 'pages',
  COMMENT: 'comments',
  SETTINGS: 'settings',
  TEMPLATE: 'templates',
};

const typeOf = ({ texts, kind }: Entry): string =>
  (texts.get('blogger:type')?.trim() || kind || 'POST').toUpperCase();
const stateOf = ({ texts }: Entry): string =>
  texts.get('blogger:status')?.trim() || (texts.get('app:draft')?.trim() === 'yes' ? 'DRAFT' : SHOWN);
const keyOf = ({ texts, link }: Entry): string => texts.get('id')?.trim() || link;
/** The path of a post's page; '' for a draft that never had one. */
const pathOf = ({ texts, link }: Entry): string =>
  texts.get('blogger:filename')?.trim() || (URL.canParse(link) ? new URL(link).pathname : '');

function entriesOf(text: string): { entries: Entry[]; id: string } {
  const entries: Entry[] = [];
  let [id, value, isFeed] = ['', '', false];
  let entry: Entry | undefined;
  let inAuthor = false;
  const parser = sax.parser(false, { lowercase: true, trim: false });
  parser.onopentag = ({ name, attributes }) => {
    value = '';
    const of = (attribute: string): string => String(attributes[attribute] ?? '');
    if (name === 'feed') isFeed = true;
    else if (name === 'entry') entry = { texts: new Map(), labels: [], author: '', kind: '', link: '' };
    else if (name === 'author') inAuthor = true;
    else if (entry && name === 'category' && of('scheme').endsWith(KIND))
      entry.kind = of('term').split('#').at(-1) ?? '';
    else if (entry && name === 'category') entry.labels.push(of('term'));
    else if (entry && name === 'link' && of('rel') === 'alternate') entry.link = of('href');
  };
  const more = (piece: string): void => {
    value += piece;
  };
  [parser.ontext, parser.oncdata] = [more, more];
  parser.onclosetag = (name) => {
    if (name === 'author') inAuthor = false;
    else if (name === 'entry' && entry) {
      entries.push(entry);
      entry = undefined;
    } else if (entry && inAuthor) entry.author = name === 'name' ? value.trim() : entry.author;
    else if (entry && !entry.texts.has(name)) entry.texts.set(name, value);
    else if (!entry && name === 'id') id ||= value.trim();
    value = '';
  };
  parser.onerror = () => {
    parser.error = null as never;
    parser.resume();
  };
  parser.write(text).close();
  if (!isFeed || entries.length === 0)
    throw new ImportError(
      'There are no posts in this feed. Ask Google Takeout for Blogger, or export the blog in its settings.',
    );
  return { entries, id };
}

/** A copy of a picture in some size, in the address of Google's: `/s320/`, `/w400-h300/`. */
const SIZE = /\/(?:s\d{1,5}|w\d{1,5}-h\d{1,5})(?:-[a-z\d-]{1,40})?\/(?=[^/]*$)/;
/** The same at the end of one without a name: `/img/a/AVvX…=w400-h300`. */
const SIZE_AT_END = /=[swh]\d{1,5}[a-z\d-]{0,40}$/;
const NAMELESS = /^https?:\/\/blogger\.googleusercontent\.com\/img\/a\/[\w-]+/i;
const large = (address: string): string =>
  NAMELESS.test(address)
    ? `${address.replace(SIZE_AT_END, '')}=s1600`
    : /^https?:\/\/[^/]*(?:googleusercontent|blogspot|ggpht)\./i.test(address)
      ? address.replace(SIZE, '/s1600/')
      : address;

/** Pictures in their large size, without the links to the same picture around them. */
function withLargePictures(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node];
    const inside = withLargePictures(node.children);
    const { href = '', src = '' } = node.attributes;
    const [only, ...more] = inside.filter((one) => typeof one !== 'string' || one.trim() !== '');
    const isPictureLink =
      node.tag === 'a' &&
      more.length === 0 &&
      typeof only === 'object' &&
      only.tag === 'img' &&
      (NAMELESS.test(href) || fileKindOf(href.replace(/[?#].*$/, ''))?.kind === 'image');
    if (isPictureLink) return inside;
    return [
      element(
        node.tag,
        node.tag === 'img' ? { ...node.attributes, src: large(src) } : node.attributes,
        inside,
      ),
    ];
  });
}
