import type { ReactNode } from 'react';
import type { StoredFile } from '#kinds/records.ts';
import { CARD_SIZE } from '#lib/card.ts';
import { languagePath } from '#lib/languagePath.ts';
import { JsonScript } from '#ui/JsonScript.tsx';
import { useWords } from '#ui/useWords.ts';
import { cardPath } from '../cards/cardPath.ts';
import { isCalendar } from '../host/paths.ts';
import { iconPath, MANIFEST } from '../http/iconPath.ts';
import { SavedBar } from '../offline/SavedBar.tsx';
import { offlineWords } from '../offline/words.ts';
import { plainAddress } from '../parts/Picture.tsx';
import { sealOf } from '../seals/seals.ts';
import { Editions } from './Editions.tsx';
import { usePageContext } from './pageContext.ts';
import { type OwnPlace, useOwnPlace, wholeIn } from './useOwnPlace.ts';
import { siteWords } from './words.ts';

/** What a page says about itself to browsers, search engines and those who share it. */
export interface PageMeta {
  /** The page's own title; the site's name follows. Absent on the site's first page. */
  readonly title?: string | undefined;
  /** What it is called where it is passed on, when that is not its title. */
  readonly sharedTitle?: string;
  readonly description?: string | undefined;
  /** The one whole address of this content; that of the page on this site when not given. */
  readonly canonical?: string;
  readonly image?: StoredFile | null;
  readonly article?: boolean;
  /** Data for search engines in schema.org's words: of one thing, or of several. */
  readonly jsonLd?: object | readonly object[];
  /** What the page shows as RSS or as a calendar; the path tells which. */
  readonly feeds?: readonly Feed[] | undefined;
}

export interface Feed {
  /** In the language of the page: of this host, or whole. */
  readonly path: string;
  readonly title: string;
}

const SHARED_WIDTH = 1200;

const feedType = ({ path }: Feed): string => (isCalendar(path) ? 'text/calendar' : 'application/rss+xml');

/** The whole of a page around what is shown: head, skip link, body. `islands` are the scripts that it needs, by name. */
export function Document({
  bodyClass,
  islands = ['frame'],
  children,
  ...meta
}: PageMeta & {
  bodyClass?: string | undefined;
  islands?: readonly string[] | undefined;
  children: ReactNode;
}) {
  const { site, assets, language, counted, kept, links, path } = usePageContext();
  const w = useWords(siteWords);
  const accent = site.kind === 'main' ? undefined : (site.unit.accent ?? undefined);
  // A story's page has the language of the story, for what reads it out or translates it; the frame around it has its own.
  const english = meta.canonical ?? links.here(path);
  const place = useOwnPlace(english);
  const written = meta.article ? place.writtenIn(meta.title ?? '') : language;
  return (
    <html lang={written}>
      <head>
        <meta charSet="utf-8" />
        <Title meta={meta} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f3ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#181315" media="(prefers-color-scheme: dark)" />
        <link rel="icon" type="image/svg+xml" href={sealOf(site)} />
        <link rel="apple-touch-icon" href={iconPath(sealOf(site), 180)} />
        <link rel="manifest" href={languagePath(language, MANIFEST)} />
        {assets.font && <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />}
        {/* Waited for like the style sheet, and gone before it: it says which letters are drawn. */}
        <script src={assets.island('settings')} />
        <link rel="stylesheet" href={assets.style} />
        {[...islands, ...(counted ? ['read'] : []), ...(kept ? ['keep'] : [])].map((name) => (
          <script key={name} type="module" src={assets.island(name)} />
        ))}
        <Sharing meta={meta} english={english} place={place} />
        {[meta.jsonLd ?? []].flat().map((data, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a page says of itself has no other key.
          <JsonScript key={i} type="application/ld+json" data={data} />
        ))}
      </head>
      <body
        lang={written === language ? undefined : language}
        className={bodyClass}
        data-accent={accent}
        data-show={useWords(offlineWords).showPicture}
      >
        <a className="skip" href="#main">
          {w.skip}
        </a>{' '}
        {/* The field stands in a panel that opens when it is gone to; a diocese's own header has none. */}
        {site.kind !== 'diocese' && (
          <a className="skip" href="#q">
            {w.skipToSearch}
          </a>
        )}
        <Editions />
        {kept && <SavedBar />}
        {children}
      </body>
    </html>
  );
}

/** The name of the site that is shown. */
function useSiteName(): string {
  const { site, organisation } = usePageContext();
  const w = useWords(siteWords);
  if (site.kind === 'main') return organisation.name;
  return site.kind === 'diocese'
    ? w.dioceseTitle(site.unit.name)
    : `${site.unit.name} | ${organisation.name}`;
}

function Title({ meta }: { meta: PageMeta }) {
  const siteName = useSiteName();
  return <title>{meta.title ? `${meta.title} | ${siteName}` : siteName}</title>;
}

/** Each language in which this page is, this one too, and the English one for everybody else, or the first of those that there are. */
function Alternates({ english }: { english: string }) {
  const { editions, versions } = usePageContext();
  const others = editions.includes('en') ? 'en' : (editions[0] ?? 'en');
  const all = [...editions.map((one) => [one, one] as const), ['x-default', others] as const];
  return all.map(([name, language]) => (
    <link
      key={name}
      rel="alternate"
      hrefLang={name}
      href={wholeIn(language, versions ? atPath(english, versions.paths.get(language)) : english)}
    />
  ));
}

/** Another page of the same host. */
const atPath = (address: string, path: string | undefined): string =>
  path === undefined ? address : new URL(address).origin + path;

function Sharing({ meta, english, place }: { meta: PageMeta; english: string; place: OwnPlace }) {
  const { links, path, indexed, language, editions } = usePageContext();
  const siteName = useSiteName();
  // What somebody has written is the same in whatever frame.
  const { address, edition } = place;
  const own = edition === language && editions.includes(language);
  // Where a page stands on another site too, that one names its versions.
  const isHere = address.split('?', 1)[0] === links.here(languagePath(language, path));
  const picture = meta.image && plainAddress(meta.image, SHARED_WIDTH);
  // Without a picture the title is drawn.
  const image = picture
    ? { ...picture, address: links.mainWhole(picture.path) }
    : indexed && { ...CARD_SIZE, address: links.here(cardPath(languagePath(edition, path))) };
  return (
    <>
      {meta.description && <meta name="description" content={meta.description} />}
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {indexed && own && isHere && <Alternates english={english} />}
      {meta.feeds?.map((feed) => (
        <link key={feed.path} rel="alternate" type={feedType(feed)} title={feed.title} href={feed.path} />
      ))}
      <meta property="og:type" content={meta.article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={meta.sharedTitle ?? meta.title ?? siteName} />
      <meta property="og:url" content={address} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {image && (
        <>
          <meta property="og:image" content={image.address} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
