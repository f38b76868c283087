import { newsDay } from '#lib/dayNames.ts';
import { newsPath } from '#lib/newsPath.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { useOwnPlace } from '../context/useOwnPlace.ts';
import { siteWords } from '../context/words.ts';
import { newsListPath } from '../host/paths.ts';
import { ARTICLE_PART, SIDEBAR, STORY_FOOTER } from '../parts/articleParts.ts';
import { Caption } from '../parts/Caption.tsx';
import { Card } from '../parts/Cards.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { DateLine } from '../parts/DateLine.tsx';
import { Documents } from '../parts/Documents.tsx';
import { Gallery } from '../parts/Gallery.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose, playersIn } from '../parts/Prose.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Section } from '../parts/Section.tsx';
import { Share } from '../parts/Share.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { ReportLink } from '../report/ReportLink.tsx';
import { Page } from '../shell/Page.tsx';
import type { NewsData } from './news.load.ts';
import { newsCard } from './newsCard.tsx';
import { newsJsonLd } from './newsJsonLd.ts';
import { newsWords } from './words.ts';

/** One news item (002 §2.6). */
export function NewsPage({ data: item }: { data: NewsData }) {
  const { organisation, links, language } = usePageContext();
  const [w, site] = [useWords(newsWords), useWords(siteWords)];
  const list = {
    label: site.newsHeading(item.type, organisation),
    href: links.page(newsListPath(item.type)),
  };
  const address = links.mainWhole(newsPath(item.type, item.id));
  return (
    <Page
      title={item.title}
      description={
        item.summary ||
        [w.above(organisation), newsDay(item.day, language), item.unitName].filter(Boolean).join(', ')
      }
      canonical={address}
      image={item.picture}
      article
      jsonLd={newsJsonLd(item, useOwnPlace(address), organisation, links)}
      islands={[
        'frame',
        'share',
        ...playersIn(item.description),
        ...(item.gallery.length > 0 ? ['gallery'] : []),
      ]}
    >
      <Crumbs trail={[list]} here={item.title} wrap />
      <article>
        <div className={ARTICLE_PART}>
          <section className="article-head">
            <DateLine of={item.unitName} day={item.day} before={w.above(organisation)} />
            <Title as="h1">{item.title}</Title>
            <Deck className="deck read">{item.heading}</Deck>
            <div className={STORY_FOOTER}>
              <Share title={item.title} address={address} />
            </div>
          </section>
          <figure className="hero-pic">
            <Picture file={item.picture} sizes="whole" alt={item.picture?.alt ?? ''} first />
            {item.picture && <Caption file={item.picture} />}
          </figure>
        </div>
        <div className={ARTICLE_PART}>
          <div className="article-body" data-plain={item.documents.length === 0 ? '' : undefined}>
            <div>
              <Prose text={item.description} className="prose prose--story" />
              <footer className={STORY_FOOTER}>
                <ReportLink kind="news" id={item.id} />
              </footer>
            </div>
            {item.documents.length > 0 && (
              <aside className={SIDEBAR} aria-labelledby="documents">
                <h2 id="documents">{w.documents}</h2>
                <Documents files={item.documents} />
              </aside>
            )}
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
      <Section id="related" title={w.related} screenOnly>
        <Rail
          kind="three"
          id="story"
          name={w.related}
          items={item.related.map(newsCard)}
          empty={w.noRelated}
          render={(card) => <Card {...card} sizes="rail3" brief />}
        />
        <p className="center mt-7">
          <a className="btn btn--line" href={list.href}>
            {w.viewAll(item.type)}
          </a>
        </p>
      </Section>
    </Page>
  );
}
