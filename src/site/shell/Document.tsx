import type { ReactNode } from 'react';
import type { StoredFile } from '#kinds/records.ts';
import { CARD_SIZE } from '#lib/card.ts';
import { languagePath } from '#lib/languagePath.ts';
import { JsonScript } from '#ui/JsonScript.tsx';
import { useWords } from '#ui/useWords.ts';
import type { Feed } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { type OwnPlace, useOwnPlace, wholeIn } from '../context/useOwnPlace.ts';
import { siteWords } from '../context/words.ts';
import { cardPath } from '../host/cardPath.ts';
import { isCalendar } from '../host/paths.ts';
import { iconPath, MANIFEST } from '../http/iconPath.ts';
import { offlineWords } from '../parts/offlineWords.ts';
import { plainAddress } from '../parts/Picture.tsx';
import { sealOf } from '../seals/seals.ts';
import { Editions } from './Editions.tsx';
import { SavedBar } from './SavedBar.tsx';

/** A page's metadata for browsers, search engines and sharing. */
export interface PageMeta {
  /** The page's own title; the site's name follows. Absent on the site's first page. */
  readonly title?: string | undefined;
  /** Its name when shared, if not its title. */
  readonly sharedTitle?: string;
  readonly description?: string | undefined;
  /** The canonical URL of this content; by default that of the page on this site. */
  readonly canonical?: string;
  readonly image?: StoredFile | null;
  readonly article?: boolean;
  /** Structured data for search engines (schema.org JSON-LD): one object, or several. */
  readonly jsonLd?: object | readonly object[];
  /** RSS feeds and calendars of the page's content; the path tells which. */
  readonly feeds?: readonly Feed[] | undefined;
}

const SHARED_WIDTH = 1200;

const feedType = ({ path }: Feed): string => (isCalendar(path) ? 'text/calendar' : 'application/rss+xml');

/** The HTML document around a page's content: head, skip link, body. `islands`: the names of the scripts that it needs. */
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
  // An article's page has the article's language, for screen readers and translators; the frame has its own `lang`.
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
        {/* Blocks rendering like the style sheet, and comes before it: it decides the text size. */}
        <script src={assets.island('settings')} />
        <link rel="stylesheet" href={assets.style} />
        {/* With script the machine's own letters are looked at first (islands/parts/missingLetters.ts). */}
        <noscript>
          <link rel="stylesheet" href={assets.letters} />
        </noscript>
        {islands.map((name) => (
          <script key={name} type="module" src={assets.island(name)} />
        ))}
        <Sharing meta={meta} english={english} place={place} />
        {[meta.jsonLd ?? []].flat().map((data, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the structured data has no other key.
          <JsonScript key={i} type="application/ld+json" data={data} />
        ))}
      </head>
      <body
        lang={written === language ? undefined : language}
        className={bodyClass}
        data-accent={accent}
        data-counted={counted ? '' : undefined}
        data-show={useWords(offlineWords).showPicture}
      >
        <a className="skip" href="#main">
          {w.skip}
        </a>{' '}
        {/* The search field is in a panel that opens when the link is followed; a diocese's own header has none. */}
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

/** The name of the current site. */
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

/** hreflang links: each language that the page exists in, including its own, and as x-default the English page, or else the first one. */
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

/** The URL of another page of the same host. */
const atPath = (address: string, path: string | undefined): string =>
  path === undefined ? address : new URL(address).origin + path;

function Sharing({ meta, english, place }: { meta: PageMeta; english: string; place: OwnPlace }) {
  const { links, path, indexed, language, editions } = usePageContext();
  const siteName = useSiteName();
  // Content written by people has one URL, whatever the language of the frame.
  const { address, edition } = place;
  const own = edition === language && editions.includes(language);
  // If the canonical page is on another site, that one lists the versions.
  const isHere = address.split('?', 1)[0] === links.here(languagePath(language, path));
  const picture = meta.image && plainAddress(meta.image, SHARED_WIDTH);
  // Without a picture, a preview image with the title is rendered.
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
