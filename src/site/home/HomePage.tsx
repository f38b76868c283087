import type { WordsOf } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { newsListPath } from '../host/paths.ts';
import { websiteJsonLd } from '../jsonLd/websiteJsonLd.ts';
import { newsCard } from '../news/newsCard.tsx';
import { Card, Lead } from '../parts/Cards.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { Rail } from '../parts/Rail.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Split } from '../parts/Split.tsx';
import { Coupon } from '../parts/SubscribeForm.tsx';
import { Page } from '../shell/Page.tsx';
import { Ads, Books, Campaigns, Events, Magazine, Videos, Worship } from './HomeSections.tsx';
import type { HomeData } from './home.load.ts';
import { MyDiocesePlace } from './MyDiocese.tsx';
import { OtherLanguages } from './OtherLanguages.tsx';
import { Today, TodayLine } from './Today.tsx';
import { homeWords } from './words.ts';

/** The home page, section by section (002 §2.5). Sections without content are left out, unless a sentence is specified for them. */
export function HomePage({ data }: { data: HomeData }) {
  const { organisation, links, language } = usePageContext();
  const [w, site] = [useWords(homeWords), useWords(siteWords)];
  const { lead, more, today, dioceseNews, otherLanguages, events, videos, issues, books, campaigns, ads } =
    data;
  const otherNews = (
    <OtherLanguages of={w.synodNews} type="departments" languages={otherLanguages.departments} />
  );
  return (
    <Page
      title={site.home}
      sharedTitle={organisation.name}
      jsonLd={websiteJsonLd(organisation, links, language)}
      description={w.description(organisation)}
      image={firstPicture(lead)}
      feeds={[{ path: links.page('/feeds/news.xml'), title: `${organisation.name}: ${site.news}` }]}
      islands={videos.length > 0 ? ['frame', 'video'] : undefined}
      front
    >
      <h1 className="vh">{w.title(organisation)}</h1>
      <TodayLine data={today} />
      <MyDiocesePlace />
      <section className="section wrap" id="news" aria-label={w.synodNews}>
        <Rail
          kind="lead"
          id="lead"
          name={w.firstStories}
          items={lead.map(newsCard)}
          empty={w.noNews}
          render={(card, first) => <Lead {...card} first={first} />}
        />
        {more.length === 0 && otherNews}
      </section>
      <Today data={today} />
      {more.length > 0 && (
        <section className="section wrap" aria-label={w.moreStories}>
          <Rail
            kind="cards"
            id="more"
            name={w.moreStories}
            items={more.map(newsCard)}
            empty={w.noNews}
            render={(card) => <Card {...card} brief />}
          />
          {otherNews}
        </section>
      )}
      <Index data={data} />
      <Section
        id="diocese-news"
        title={w.dioceseNews}
        aside={<More href={links.page(newsListPath('dioceses'))}>{w.viewMore}</More>}
      >
        <Split items={dioceseNews.map(newsCard)} empty={w.noNews} beside="rows" />
        <OtherLanguages of={w.dioceseNews} type="dioceses" languages={otherLanguages.dioceses} />
      </Section>
      <Events items={events} />
      {videos.length > 0 && <Videos items={videos} />}
      <Worship />
      {issues.length > 0 && <Magazine issues={issues} />}
      {books.length > 0 && <Books items={books} />}
      <Coupon />
      {campaigns.length > 0 && <Campaigns items={campaigns} />}
      <Ads items={ads} />
    </Page>
  );
}

type Place = keyof WordsOf<typeof homeWords>['index'];

/** The filter bar: links to the sections that exist (AMB-114). */
function Index({ data: { videos, books, campaigns } }: { data: HomeData }) {
  const [w, site] = [useWords(homeWords), useWords(siteWords)];
  const isThere: Readonly<Record<Place, boolean>> = {
    news: true,
    videos: videos.length > 0,
    resources: true,
    publication: books.length > 0,
    campaign: campaigns.length > 0,
  };
  return (
    <nav className="index" aria-label={site.onThisPage}>
      <div className="wrap">
        <ul>
          {(Object.keys(isThere) as Place[])
            .filter((place) => isThere[place])
            .map((place) => (
              <li key={place}>
                <a href={`#${place}`}>{w.index[place]}</a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
