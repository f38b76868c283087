import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { PlateRail } from '../advertisements/Plates.tsx';
import { adWords } from '../advertisements/words.ts';
import type {
  Advertisement,
  CampaignTeaser,
  EventTeaser,
  PublicationTeaser,
  VideoTeaser,
} from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { ADVERTISEMENTS, CAMPAIGN_LIST, eventListPath, videoListPath } from '../host/paths.ts';
import { useIssueCover } from '../magazine/issueCover.ts';
import { magazineWords } from '../magazine/words.ts';
import { Agenda } from '../parts/Agenda.tsx';
import { CampaignCard } from '../parts/CampaignCard.tsx';
import { type CoverContent, CoverPicture } from '../parts/Covers.tsx';
import { foreign } from '../parts/foreign.ts';
import { FORWARD } from '../parts/icons.tsx';
import { Lancet, Lancets } from '../parts/Lancets.tsx';
import { Rail } from '../parts/Rail.tsx';
import { More, Section } from '../parts/Section.tsx';
import { NEW_WINDOW, Title } from '../parts/Title.tsx';
import { VideoCard } from '../parts/VideoCard.tsx';
import { bookCover } from '../publications/bookCover.ts';
import { publicationPlaces } from '../publications/publicationPlaces.ts';
import { publicationWords } from '../publications/words.ts';
import { homeWords } from './words.ts';

/** Three of the next events of the synod (002 §2.5, AMB-064). */
export function Events({ items }: { items: readonly EventTeaser[] }) {
  const { organisation, links } = usePageContext();
  const w = useWords(homeWords);
  return (
    <Section
      id="events"
      title={w.events(organisation)}
      aside={<More href={links.page(eventListPath('departments'))}>{w.viewMore}</More>}
    >
      <Agenda items={items} empty={w.noEvents} />
    </Section>
  );
}

/** The band of videos, on a dark background. */
export function Videos({ items }: { items: readonly VideoTeaser[] }) {
  const { organisation, links } = usePageContext();
  const w = useWords(homeWords);
  return (
    <section className="section" id="videos" aria-labelledby="videos-title">
      <div className="night vband">
        <div className="wrap">
          <div className="sec-head">
            <h2 id="videos-title">{w.index.videos}</h2>
            <More href={links.page(videoListPath(organisation))}>{w.viewMore}</More>
          </div>
          <Rail
            kind="three"
            id="video"
            name={w.index.videos}
            items={items}
            empty=""
            render={(item) => <VideoCard item={item} />}
          />
        </div>
      </div>
    </section>
  );
}

/** The three places of the worship resources, as windows. */
export function Worship() {
  const { organisation, links } = usePageContext();
  const w = useWords(homeWords);
  const lectionary = SITE_PLACES.lectionary.replace('{brand}', organisation.brand);
  return (
    <Section id="resources" title={w.worship}>
      <Lancets>
        <Lancet motif="calendar" href={links.page(SITE_PLACES.prayerCalendar)} title={w.calendar}>
          {w.calendarLine}
        </Lancet>
        <Lancet motif="lectionary" href={links.page(lectionary)} title={w.lectionary}>
          {w.lectionaryLine}
        </Lancet>
        <Lancet motif="sermons" href={links.page(SITE_PLACES.sermons)} title={w.sermons}>
          {w.sermonsLine}
        </Lancet>
      </Lancets>
    </Section>
  );
}

/** The newest issues of the magazine, with an introduction to the newest one if it has any. */
export function Magazine({ issues }: { issues: readonly PublicationTeaser[] }) {
  const { organisation, links } = usePageContext();
  const [w, magazine] = [useWords(homeWords), useWords(magazineWords)];
  const coverOf = useIssueCover();
  const title = magazine.title(organisation);
  const [newest] = issues;
  const rail = (
    <Rail
      kind={newest?.deck ? 'covers' : 'shelf'}
      id="issue"
      name={title}
      items={issues.map(coverOf)}
      empty=""
      render={(cover) => <CoverWithAct {...cover} act={magazine.view} />}
    />
  );
  return (
    <Section
      id="magazine"
      title={title}
      aside={<More href={links.page(publicationPlaces(organisation).magazine)}>{w.archives}</More>}
    >
      {newest?.deck ? (
        <div className="with-aside">
          <div>
            <p className="caps">{coverOf(newest).title}</p>
            <p className="read aside-text mt-5" lang={foreign(newest.deck)}>
              {newest.deck}
            </p>
          </div>
          {rail}
        </div>
      ) : (
        rail
      )}
    </Section>
  );
}

/** Books that can be ordered. */
export function Books({ items }: { items: readonly PublicationTeaser[] }) {
  const { organisation, links } = usePageContext();
  const [w, publications] = [useWords(homeWords), useWords(publicationWords)];
  return (
    <Section
      id="publication"
      title={publications.title}
      aside={<More href={links.page(publicationPlaces(organisation).books)}>{w.viewMore}</More>}
    >
      <Rail
        kind="shelf"
        id="book"
        name={publications.title}
        items={items.map((item) => bookCover(item, links))}
        empty=""
        render={(cover) => <CoverWithAct {...cover} act={w.order} />}
      />
    </Section>
  );
}

/** A cover whose link names the action: 'View' for an issue, 'Order Now' for a book. */
function CoverWithAct({ href, isFile, picture, title, tag, act }: CoverContent & { act: string }) {
  return (
    <article className="cover">
      <CoverPicture picture={picture} title={title} sizes="cover" first={false} />
      <Title as="h3">{title}</Title>
      {tag && <span className="tag">{tag}</span>}
      {href !== undefined && (
        <a className="more hit" href={href} aria-label={`${act}: ${title}`} {...(isFile ? NEW_WINDOW : {})}>
          {act} <Icon name={FORWARD} />
        </a>
      )}
    </article>
  );
}

/** The two newest campaigns. */
export function Campaigns({ items }: { items: readonly CampaignTeaser[] }) {
  const { links } = usePageContext();
  const w = useWords(homeWords);
  return (
    <Section
      id="campaign"
      title={w.campaigns}
      aside={<More href={links.page(CAMPAIGN_LIST)}>{w.viewMore}</More>}
    >
      <div className="grid grid--2">
        {items.map((item) => (
          <CampaignCard key={item.id} item={item} />
        ))}
      </div>
    </Section>
  );
}

/** The advertisements of the highest rank, each with its dialog. */
export function Ads({ items }: { items: readonly Advertisement[] }) {
  const { links } = usePageContext();
  const [w, ads] = [useWords(homeWords), useWords(adWords)];
  return (
    <Section
      id="advertisements"
      title={ads.title}
      aside={<More href={links.page(ADVERTISEMENTS)}>{w.viewMore}</More>}
      screenOnly
    >
      <PlateRail kind="cards" id="ad" items={items} />
    </Section>
  );
}
