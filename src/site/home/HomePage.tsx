import type { WordsOf } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import { newsListPath } from '../host/paths.ts';
import { newsCard } from '../news/newsCard.tsx';
import { usePageContext } from '../pageContext.ts';
import { Card, Lead } from '../parts/Cards.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { Rail } from '../parts/Rail.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Split } from '../parts/Split.tsx';
import { Page } from '../shell/Page.tsx';
import { siteWords } from '../words.ts';
import type { HomeData } from './home.load.ts';
import { homeWords } from './words.ts';

/** The sections of this page that the filter bar may lead to. */
const SECTIONS: readonly (keyof WordsOf<typeof homeWords>['index'])[] = ['news'];

/** The front page of the paper (002 §2.5). */
export function HomePage({ data: { lead, more, dioceseNews } }: { data: HomeData }) {
  const { organisation } = usePageContext();
  const [w, site] = [useWords(homeWords), useWords(siteWords)];
  return (
    <Page
      title={site.home}
      description={w.description(organisation)}
      image={firstPicture(lead)}
      feed={{ path: '/feeds/news.xml', title: `${organisation.name}: ${site.news}` }}
      front
    >
      <h1 className="vh">{w.title(organisation)}</h1>
      <section className="section wrap" id="news" aria-label={w.synodNews}>
        <Rail
          kind="lead"
          id="lead"
          name={w.firstStories}
          items={lead.map(newsCard)}
          empty={w.noNews}
          draw={(card, first) => <Lead {...card} first={first} />}
        />
        {more.length > 0 && (
          <div className="mt-7">
            <Rail
              kind="cards"
              id="more"
              name={w.moreStories}
              items={more.map(newsCard)}
              empty={w.noNews}
              draw={(card) => <Card {...card} brief />}
            />
          </div>
        )}
      </section>
      <Index />
      <Section
        id="diocese-news"
        title={w.dioceseNews}
        aside={<More href={newsListPath('dioceses')}>{w.viewMore}</More>}
      >
        <Split items={dioceseNews.map(newsCard)} empty={w.noNews} beside="rows" />
      </Section>
    </Page>
  );
}

/** The filter bar: a list of the page's sections, once there are several to choose from. */
function Index() {
  const [w, site] = [useWords(homeWords), useWords(siteWords)];
  if (SECTIONS.length < 2) return null;
  return (
    <nav className="index" aria-label={site.onThisPage}>
      <div className="wrap">
        <ul>
          {SECTIONS.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{w.index[section]}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
