import { longDay } from '#lib/longDays.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { useOwnPlace } from '../context/useOwnPlace.ts';
import { CAMPAIGN_LIST, campaignPath } from '../host/paths.ts';
import { ARTICLE_PART, STORY_FOOTER } from '../parts/articleParts.ts';
import { CampaignCard } from '../parts/CampaignCard.tsx';
import { Caption } from '../parts/Caption.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Gallery } from '../parts/Gallery.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose, playersIn } from '../parts/Prose.tsx';
import { Rail } from '../parts/Rail.tsx';
import { Section } from '../parts/Section.tsx';
import { Share } from '../parts/Share.tsx';
import { Title } from '../parts/Title.tsx';
import { Page } from '../shell/Page.tsx';
import type { CampaignData } from './campaign.load.ts';
import { campaignJsonLd } from './campaignJsonLd.ts';
import { HowToGive } from './HowToGive.tsx';
import { campaignWords } from './words.ts';

/** One campaign (002 §2.8). */
export function CampaignPage({ data: item }: { data: CampaignData }) {
  const { organisation, links } = usePageContext();
  const language = useLanguage();
  const w = useWords(campaignWords);
  const address = links.mainWhole(campaignPath(item.id));
  return (
    <Page
      title={item.title}
      description={item.deck}
      canonical={address}
      image={item.picture}
      islands={[
        'frame',
        'share',
        ...playersIn(item.description, item.giving.text),
        ...(item.gallery.length > 0 ? ['gallery'] : []),
      ]}
      article
      jsonLd={campaignJsonLd(item, useOwnPlace(address), organisation, links)}
    >
      <Crumbs trail={[{ label: w.heading, href: links.page(CAMPAIGN_LIST) }]} here={item.title} wrap />
      <article>
        <div className={ARTICLE_PART}>
          <section className="article-head">
            <p className="label">
              {w.above(organisation)} | <time dateTime={item.day}>{longDay(item.day, language)}</time>
            </p>
            <Title as="h1">{item.title}</Title>
            <div className={STORY_FOOTER}>
              <Share title={item.title} address={address} />
            </div>
          </section>
          <div className="give-beside">
            <HowToGive title={item.title} giving={item.giving} />
            {item.picture && (
              <figure className="hero-pic">
                <Picture file={item.picture} sizes="whole" alt={item.picture.alt} first />
                <Caption file={item.picture} />
              </figure>
            )}
          </div>
        </div>
        <div className={ARTICLE_PART}>
          <div className="event-body mt-7">
            <div>
              <Prose text={item.description} className="prose prose--story" />
            </div>
          </div>
        </div>
      </article>
      {item.gallery.length > 0 && (
        <Section
          id="gallery"
          title={w.gallery}
          aside={<span className="label">{w.pictures(item.gallery.length)}</span>}
        >
          <Gallery files={item.gallery} name={w.picture} />
        </Section>
      )}
      {item.others.length > 0 && (
        <Section id="more" title={w.more} screenOnly>
          <Rail
            kind="two"
            id="campaign"
            name={w.more}
            items={item.others}
            empty={w.nothing}
            render={(other) => <CampaignCard item={other} />}
          />
        </Section>
      )}
    </Page>
  );
}
