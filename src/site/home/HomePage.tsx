import { EmptyState } from '#ui/EmptyState.tsx';
import { newsListPath } from '../host/paths.ts';
import { HOME_INDEX } from '../menu.ts';
import { usePageContext } from '../pageContext.ts';
import { LeadStory } from '../parts/LeadStory.tsx';
import { NewsCard } from '../parts/NewsCards.tsx';
import { Rail } from '../parts/Rail.tsx';
import { More, Section } from '../parts/Section.tsx';
import { SplitNews } from '../parts/SplitNews.tsx';
import { Page } from '../shell/Page.tsx';
import { words } from '../words.ts';
import type { HomeData } from './home.load.ts';
import { homeWords as w } from './words.ts';

/** The sections of this page that the filter bar may lead to. */
const SECTIONS: readonly string[] = ['news'];

/** The front page of the paper (002 §2.5). */
export function HomePage({ data: { lead, more, dioceseNews } }: { data: HomeData }) {
  const { organisation } = usePageContext();
  const meta = {
    title: words.home,
    description: w.description(organisation),
    image: lead.find((item) => item.picture)?.picture ?? null,
    feed: { path: '/feeds/news.xml', title: `${organisation.name}: ${words.news}` },
  };
  return (
    <Page meta={meta} current={words.home} front>
      <main id="main">
        <h1 className="vh">{w.title(organisation)}</h1>
        <section className="section wrap" id="news" aria-label={w.synodNews}>
          {lead.length > 0 ? (
            <Rail kind="lead" name={w.firstStories} count={lead.length}>
              {lead.map((item, i) => (
                <LeadStory key={item.id} item={item} first={i === 0} />
              ))}
            </Rail>
          ) : (
            <EmptyState sentence={w.noNews} />
          )}
          {more.length > 0 && (
            <div className="mt-7">
              <Rail kind="cards" name={w.moreStories} count={more.length}>
                {more.map((item) => (
                  <NewsCard key={item.id} item={item} />
                ))}
              </Rail>
            </div>
          )}
        </section>
        <Index />
        <Section
          id="diocese-news"
          title={w.dioceseNews}
          aside={<More href={newsListPath('dioceses')}>{w.viewMore}</More>}
        >
          {dioceseNews.length > 0 ? <SplitNews items={dioceseNews} /> : <EmptyState sentence={w.noNews} />}
        </Section>
      </main>
    </Page>
  );
}

/** The filter bar: a list of the page's sections, once there are several to choose from. */
function Index() {
  const entries = HOME_INDEX.filter(({ section }) => SECTIONS.includes(section));
  if (entries.length < 2) return null;
  return (
    <nav className="index" aria-label={words.onThisPage}>
      <div className="wrap">
        <ul>
          {entries.map(({ label, section }) => (
            <li key={section}>
              <a href={`#${section}`}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
