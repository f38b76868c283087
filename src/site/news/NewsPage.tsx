import { newsDay } from '#lib/dayNames.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { RichText } from '#ui/RichText.tsx';
import { newsListPath, newsPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { foreign } from '../parts/foreign.ts';
import { Gallery } from '../parts/Gallery.tsx';
import { NewsCard } from '../parts/NewsCards.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Section } from '../parts/Section.tsx';
import { Page } from '../shell/Page.tsx';
import { newsHeading, words } from '../words.ts';
import { Documents } from './Documents.tsx';
import type { NewsData } from './news.load.ts';
import { newsJsonLd } from './newsJsonLd.ts';
import { newsWords as w } from './words.ts';

/** One news item (002 §2.6). */
export function NewsPage({ data: item }: { data: NewsData }) {
  const { organisation, links } = usePageContext();
  const meta = {
    title: item.title,
    description: item.summary,
    canonical: links.mainWhole(newsPath(item.type, item.id)),
    image: item.picture,
    article: true,
    jsonLd: newsJsonLd(item, organisation, links),
  };
  const trail = [
    { label: words.home, href: links.main('/home') },
    { label: newsHeading(item.type, organisation), href: newsListPath(item.type) },
  ];
  return (
    <Page meta={meta} islands={item.gallery.length > 0 ? ['frame', 'gallery'] : ['frame']}>
      <main id="main">
        <Crumbs trail={trail} here={item.title} wrap />
        <article>
          <div className="wrap">
            <Head item={item} />
            <figure className="hero-pic">
              <Picture file={item.picture} sizes="whole" first />
            </figure>
          </div>
          <div className="wrap">
            <div className="article-body" data-plain={item.documents.length === 0 ? '' : undefined}>
              <RichText html={item.description} className="prose prose--story" />
              <Documents files={item.documents} />
            </div>
          </div>
        </article>
        <Section
          id="gallery"
          title={w.gallery}
          aside={item.gallery.length > 0 && <span className="label">{w.pictures(item.gallery.length)}</span>}
        >
          {item.gallery.length > 0 ? (
            <Gallery files={item.gallery} name={w.picture} />
          ) : (
            <EmptyState sentence={w.noGallery} />
          )}
        </Section>
        <Related item={item} />
      </main>
    </Page>
  );
}

function Head({ item }: { item: NewsData }) {
  const { organisation } = usePageContext();
  return (
    <header className="article-head">
      <p className="label">
        {w.above(organisation)} | <time dateTime={item.day}>{newsDay(item.day)}</time> |{' '}
        <b lang={foreign(item.unitName)}>{item.unitName}</b>
      </p>
      <h1 lang={foreign(item.title)}>{item.title}</h1>
      {item.heading && (
        <p className="deck read" lang={foreign(item.heading)}>
          {item.heading}
        </p>
      )}
    </header>
  );
}

function Related({ item }: { item: NewsData }) {
  return (
    <Section id="related" title={w.related}>
      {item.related.length > 0 ? (
        <Rail kind="three" name={w.related} count={item.related.length}>
          {item.related.map((other) => (
            <NewsCard key={other.id} item={other} sizes="rail3" />
          ))}
        </Rail>
      ) : (
        <EmptyState sentence={w.noRelated} />
      )}
      <p className="center mt-7">
        <a className="btn btn--line" href={newsListPath(item.type)}>
          {w.viewAll(item.type)}
        </a>
      </p>
    </Section>
  );
}
