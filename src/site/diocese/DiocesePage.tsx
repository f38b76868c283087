import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { eventListPath, newsListPath } from '../host/paths.ts';
import { unitJsonLd } from '../jsonLd/organizationJsonLd.ts';
import { UnitNews } from '../news/UnitNews.tsx';
import { Agenda } from '../parts/Agenda.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Follow } from '../parts/Follow.tsx';
import { MakeMine } from '../parts/MakeMine.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { playersIn } from '../parts/Prose.tsx';
import { Reach } from '../parts/Reach.tsx';
import { More, Section } from '../parts/Section.tsx';
import { unitFeeds } from '../parts/unitFeeds.ts';
import { Page } from '../shell/Page.tsx';
import { SubHead } from '../shell/SubHead.tsx';
import { About } from './About.tsx';
import { Contact, type ContactForm } from './Contact.tsx';
import type { DioceseData } from './diocese.load.ts';
import { Front } from './Front.tsx';
import { Leaders } from './Leaders.tsx';
import { NotYet } from './NotYet.tsx';
import { Pictures } from './Pictures.tsx';
import { Roll } from './Roll.tsx';
import { dioceseWords } from './words.ts';

/** A diocese's first page (002 §2.21): its content, and one sentence for each part that is missing. */
export function DiocesePage({
  data,
  form,
  chooser,
}: {
  data: DioceseData;
  form: ContactForm;
  chooser: ReactNode;
}) {
  const { links, organisation } = usePageContext();
  const [w, site] = [useWords(dioceseWords), useWords(siteWords)];
  const { unit, banners, gallery, contact, keepers, officers } = data;
  const title = site.dioceseTitle(unit.name);
  const feeds = unitFeeds('diocese', unit, title, links);
  const people = [...keepers, ...officers];
  const anchors = anchorsOf(data).map((id) => ({ id, label: w.anchors[id] }));
  return (
    <Page
      header={<SubHead sections={anchors} reach={<Reach office={contact} find="#contact" />} />}
      title={gallery.page > 1 ? `${w.gallery}, ${site.pageNumber(gallery.page)}` : undefined}
      description={w.description(title, organisation.name)}
      canonical={links.unitWhole('diocese', unit) + (gallery.page > 1 ? `?page=${gallery.page}` : '')}
      image={banners[0] ?? firstPicture(data.news)}
      feeds={[...feeds.news, ...feeds.events]}
      jsonLd={unitJsonLd('diocese', unit, { name: title, people, contact }, organisation, links)}
      islands={islandsOf(data)}
    >
      <h1 className="vh" id="top">
        {title}
      </h1>
      <Crumbs trail={[{ label: site.dioceses, href: links.main('/dio') }]} here={title} wrap />
      <p className="wrap">
        <MakeMine unit={unit} />
      </p>
      {chooser && (
        <div className="wrap choosing">
          <h2 className="vh">{site.dioceses}</h2>
          {chooser}
        </div>
      )}
      <DioceseBody data={data} form={form} />
    </Page>
  );
}

/** The scripts that a diocese's page needs. */
export const islandsOf = ({ about, gallery }: DioceseData): string[] => [
  ...['frame', 'anchors', 'embed'],
  ...playersIn(...about.map(({ text }) => text)),
  ...(gallery.total > 0 ? ['gallery'] : []),
];

/** A diocese's content: on its own page, and below the list of all dioceses. */
export function DioceseBody({ data, form }: { data: DioceseData; form: ContactForm }) {
  const { links } = usePageContext();
  const [w, site] = [useWords(dioceseWords), useWords(siteWords)];
  const { unit, banners, about, roll, events, gallery } = data;
  // A page without banners opens with its news.
  const bare = banners.length === 0;
  const news = data.news.length > 0 && (
    <UnitNews
      items={data.news}
      total={data.newsTotal}
      more={data.newsTotal > data.news.length ? newsListPath('dioceses', unit.id) : undefined}
      beside="cards"
      opening={bare}
    />
  );
  return (
    <>
      <Front data={data} />
      {bare && news}
      <Leaders officers={data.officers} />
      <About sections={about} />
      <Roll entry={roll} />
      {!bare && news}
      {events.length > 0 && (
        <Section
          id="events"
          title={w.events}
          aside={
            data.moreEvents && (
              <More href={links.main(eventListPath('dioceses', unit.id))}>{site.loadMore}</More>
            )
          }
        >
          <Agenda items={events} empty="" />
          <Follow feeds={unitFeeds('diocese', unit, site.dioceseTitle(unit.name), links).events} />
        </Section>
      )}
      <Pictures gallery={gallery} home={form.to} />
      <Contact data={data} form={form} margin={bare} />
      <NotYet data={data} />
    </>
  );
}

/** The anchors of the sections that exist (002 §2.21), in page order. */
function anchorsOf({ about, roll, news, events, gallery }: DioceseData) {
  const there = {
    top: true,
    about: about.length > 0,
    roll: roll !== null,
    news: news.length > 0,
    events: news.length === 0 && events.length > 0,
    gallery: gallery.total > 0,
    contact: true,
  };
  return (Object.keys(there) as (keyof typeof there)[]).filter((id) => there[id]);
}
