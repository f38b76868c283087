import { splitLanguage } from '#lib/splitLanguage.ts';
import { SHELF } from '#site/host/paths.ts';
import { all, type Element, jsonLdIn, nameOf, type parsed, textOf } from '../sitePages/html.ts';
import { runTogether } from './runTogether.ts';
import { lacksOf } from './schemaOrg.ts';

type Root = ReturnType<typeof parsed>;

/** Something that a page leads to, and how: by a link, or as a part of itself. */
export interface Found {
  readonly href: string;
  readonly by: string;
}

/** Another language in which a page is, as it says: `hreflang` and whole address. */
export type Edition = readonly [language: string, href: string];

/** What one page says of itself. `own`: its address is the one that it names for search engines. */
export interface Look {
  readonly found: readonly Found[];
  readonly title: string;
  readonly own: boolean;
  readonly editions: readonly Edition[];
  /** Where its links and forms lead that do not say in which language. */
  readonly onward: readonly string[];
  readonly mistakes: string[];
}

/** Reads a page that came from `url`: where it leads, and what is wrong with it by itself. `names`: what people have named, in whatever language. */
export function lookAt(page: Root, url: string, names?: RegExp): Look {
  const mistakes: string[] = [];
  const wants = (right: boolean, mistake: string): void => void (right || mistakes.push(mistake));
  const meta = (name: string): string | undefined =>
    all(page, 'meta').find(({ attribs }) => attribs.property === name || attribs.name === name)?.attribs
      .content;

  const titles = all(page, 'title').filter((one) => (one.parent as Element | null)?.name === 'head');
  const title = titles[0] ? textOf(titles[0]) : '';
  wants(titles.length === 1 && title !== '', 'It has no title.');
  const headings = all(page, 'h1').map(textOf);
  wants(headings.length === 1 && headings[0] !== '', `It has ${headings.length} h1.`);
  // A story's page is in the language of the story, and its body in that of its frame.
  const [html, body] = ['html', 'body'].map((name) => all(page, name)[0]?.attribs.lang);
  const lang = body ?? html ?? '';
  const [story] = meta('og:type') === 'article' ? (jsonLdIn(page) as { inLanguage?: string }[]) : [];
  wants(html === (story?.inLanguage ?? lang), `Its html is in ${html}, and what it shows is not.`);
  wants(
    lang === splitLanguage(new URL(url).pathname).language,
    `It says that it is in ${lang || 'no language'}.`,
  );
  const english = lang === 'en' ? [] : englishIn(page, lang).filter((text) => !names?.test(text));
  wants(english.length === 0, `It says in ${lang}: ${english.join(' / ')}`);
  for (const { attribs } of all(page, 'img'))
    wants(attribs.alt !== undefined, `The picture ${attribs.src} has no alt.`);

  const unseen = inside(page).filter(({ attribs }) => attribs.hidden !== undefined);
  if (!url.endsWith(SHELF))
    for (const part of unseen)
      wants(textOf(part) === '', `A browser of text shows what is hidden: ${textOf(part)}`);
  for (const text of runTogether(page)) wants(false, `Without styles its words run together: ${text}`);
  for (const mark of all(page, '.rail-marks').flatMap((marks) => all(marks, 'a')))
    wants(
      /\p{L}/u.test(nameOf(mark)),
      `A link of a carousel is called '${nameOf(mark)}', and not which of how many it is.`,
    );

  wants(all(page, 'iframe').length === 0, 'Something of elsewhere comes with it, unasked.');
  const scripts = all(page, 'script').map(({ attribs }) => attribs.src ?? '');
  const films = inside(page).filter(({ attribs }) => attribs['data-video'] !== undefined);
  wants(
    films.length === 0 || scripts.some((src) => /\/video-[\w-]+\.js$/.test(src)),
    'Its videos do not play where they are.',
  );

  const hidden = meta('robots')?.includes('noindex') ?? false;
  const canonical = all(page, 'link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href;
  wants(hidden !== /^https?:/.test(canonical ?? ''), `Its canonical address is ${canonical}.`);
  if (!hidden)
    for (const name of ['description', 'og:title', 'og:image'])
      wants(Boolean(meta(name)), `It has no ${name}.`);
  const image = meta('og:image');
  mistakes.push(...schemaMistakes(page));

  const found = [...linked(page), ...parts(page)];
  if (canonical) found.push({ href: canonical, by: 'canonical' });
  if (image) found.push({ href: image, by: 'og:image' });
  const editions = all(page, 'link').flatMap(({ attribs: { rel, hreflang, href } }): Edition[] =>
    rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
  );
  const onward = all(page, 'a', 'form').flatMap(({ attribs: { href, action = href, hreflang } }) =>
    action === undefined || hreflang !== undefined ? [] : [action],
  );
  return { found, title, own: !hidden && canonical === url, editions, onward, mistakes };
}

/** Attributes that are read out or shown. */
const COMMENTS = [
  'aria-label',
  'placeholder',
  'alt',
  'title',
  'data-failed',
  'data-more',
  'data-all',
  'data-offline',
];
/** Names and signs that are written alike in all languages, and what stands for a language itself. */
const NAMES =
  /\b(?:MapSVG|CC BY|PDF|RSS|WhatsApp|OpenStreetMap|YouTube|Facebook|Instagram|Google Play|App Store|[KM]B|JPE?G|DOCX?|MP4|[\w.+-]+@[\w.-]+|https?:\S+|[\w-]+(?:\.[\w-]+)+)\b/g;
const OWN_LETTER = /[\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;
const LATIN_WORD = /\p{Script=Latin}{2,}/u;

/** What a page says in Latin letters where it says that it speaks another language: words that were not translated, or content without `lang`. */
function englishIn(page: Root, language: string): string[] {
  // A sentence may have a name in it.
  const said = (text: string): string[] =>
    LATIN_WORD.test(text.replace(NAMES, '')) && !OWN_LETTER.test(text) ? [text.trim().slice(0, 60)] : [];
  const walk = (nodes: Root['children'], lang: string): string[] =>
    nodes.flatMap((node) => {
      if (node.type === 'text')
        return lang === language ? said((node as unknown as { data: string }).data) : [];
      if (!('attribs' in node) || ['head', 'script', 'style', 'template'].includes(node.name)) return [];
      if (node.attribs.href?.startsWith('mailto:')) return [];
      const own = node.attribs.lang ?? lang;
      const attributes = own === language ? COMMENTS.flatMap((name) => said(node.attribs[name] ?? '')) : [];
      return [...attributes, ...walk(node.children, own)];
    });
  return [...new Set(walk(page.children, ''))];
}

/** What a page's script of schema.org's words lacks. */
function schemaMistakes(page: Root): string[] {
  let data: unknown[];
  try {
    data = jsonLdIn(page);
  } catch (error) {
    return [`Its JSON-LD is no JSON: ${(error as Error).message}`];
  }
  return data.flatMap((one) => {
    const { '@context': context, ...rest } = one as Record<string, unknown>;
    const types = '@graph' in rest ? (rest['@graph'] as Record<string, unknown>[]) : [rest];
    return [
      ...(context === 'https://schema.org' ? [] : ['Its JSON-LD is not in the words of schema.org.']),
      ...types.flatMap((thing) =>
        typeof thing['@type'] === 'string' ? [] : ['Its JSON-LD names a thing without a type.'],
      ),
      ...lacksOf(one),
    ];
  });
}

const linked = (page: Root): Found[] =>
  all(page, 'a').flatMap(({ attribs: { href } }) =>
    href !== undefined && /^(?:https?:|\/|#|\?|[\w.-]+$)/.test(href) ? [{ href, by: 'a' }] : [],
  );

/** Pictures in all sizes, scripts, styles, feeds and icons. */
function parts(page: Root): Found[] {
  const sources = all(page, 'img', 'source', 'script').flatMap(({ attribs: { src, srcset } }) => [
    ...(src ? [src] : []),
    ...(srcset ?? '').split(',').flatMap((one) => one.trim().split(/\s+/)[0] || []),
  ]);
  const links = all(page, 'link').flatMap(({ attribs: { rel, href } }) =>
    href && !['canonical', 'preconnect', 'dns-prefetch'].includes(rel ?? '') ? [href] : [],
  );
  return [...sources, ...links].map((href) => ({ href, by: 'part' }));
}

/** What a page's own addresses may lead to. */
export const anchorsIn = (page: Root): ReadonlySet<string> =>
  new Set(inside(page).flatMap(({ attribs: { id } }) => id || []));

/** All elements of a page. */
function inside(page: Root): Element[] {
  const walk = (nodes: Root['children']): Element[] =>
    nodes.flatMap((node) => ('attribs' in node ? [node, ...walk(node.children)] : []));
  return walk(page.children);
}
