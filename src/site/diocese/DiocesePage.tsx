import { EmptyState } from '#ui/EmptyState.tsx';
import { newsListPath } from '../host/paths.ts';
import { PageContextProvider, usePageContext } from '../pageContext.ts';
import { BigNewsCard, NewsCard } from '../parts/NewsCards.tsx';
import { More, Section } from '../parts/Section.tsx';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import { Page } from '../shell/Page.tsx';
import { SubHead } from '../shell/SubHead.tsx';
import { dioceseTitle } from '../words.ts';
import { DIOCESE_ANCHORS } from './anchors.ts';
import { ContactFacts } from './ContactFacts.tsx';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/**
 * A diocese's first page (002 §2.21), on its sub-site and on the main site. `choose`: with a select to go to another one,
 * where the address names none (AMB-029).
 */
export function DiocesePage({ data, choose }: { data: DioceseData; choose: boolean }) {
  const context = usePageContext();
  const { links, frame, organisation } = context;
  const { unit, news, contact } = data;
  const title = dioceseTitle(unit.name);
  const hasContact = Object.values(contact).some((fact) => fact !== '');
  const meta = {
    description: `${title}, ${organisation.name}: news and how to reach us.`,
    canonical: links.unitWhole('diocese', unit),
    image: news.find((item) => item.picture)?.picture ?? null,
  };
  const anchors = hasContact ? DIOCESE_ANCHORS.withContact : DIOCESE_ANCHORS.everywhere;
  return (
    <PageContextProvider value={{ ...context, site: { kind: 'diocese', unit } }}>
      <Page meta={meta} head={<SubHead anchors={anchors} home="" />}>
        <main id="main">
          <h1 className="vh" id="top">
            {title}
          </h1>
          {choose && (
            <div className="wrap mt-5">
              <UnitChooser
                label={dioceseWords.switch}
                path="/home/diocese"
                units={frame.dioceses}
                chosen={unit.id}
              />
            </div>
          )}
          <News data={data} />
          {hasContact && (
            <Section id="contact" title={dioceseWords.contact}>
              <ContactFacts contact={contact} />
            </Section>
          )}
        </main>
      </Page>
    </PageContextProvider>
  );
}

function News({ data: { unit, news, moreNews } }: { data: DioceseData }) {
  const [first, ...others] = news;
  const more = moreNews && <More href={newsListPath('dioceses', unit.id)}>{dioceseWords.loadMore}</More>;
  return (
    <Section id="news" title={dioceseWords.news} aside={more}>
      {first ? (
        <div className="split">
          <div>
            <BigNewsCard item={first} first />
          </div>
          {others.length > 0 && (
            <div className="stack">
              {others.map((item) => (
                <NewsCard key={item.id} item={item} sizes="half" />
              ))}
            </div>
          )}
        </div>
      ) : (
        <EmptyState sentence={dioceseWords.noNews} />
      )}
    </Section>
  );
}
