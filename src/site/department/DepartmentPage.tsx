import type { ReactElement, ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { aimPath, eventListPath, newsListPath } from '../host/paths.ts';
import { unitJsonLd } from '../jsonLd/organizationJsonLd.ts';
import { UnitNews } from '../news/UnitNews.tsx';
import { Agenda } from '../parts/Agenda.tsx';
import { Follow } from '../parts/Follow.tsx';
import { Keepers } from '../parts/Keepers.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { Reach } from '../parts/Reach.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Deck } from '../parts/Title.tsx';
import { unitFeeds } from '../parts/unitFeeds.ts';
import { DepartmentFrame, DepartmentTabs } from './DepartmentFrame.tsx';
import type { DepartmentData } from './department.load.ts';
import { departmentWords } from './words.ts';

/** A department's first page (002 §2.20): its purpose and director, its news and its next events. */
export function DepartmentPage({
  data,
  home,
  chooser,
}: {
  data: DepartmentData;
  home: string;
  chooser: ReactNode;
}) {
  const { links, organisation } = usePageContext();
  const w = useWords(departmentWords);
  const { unit, news, keepers, contact } = data;
  const feeds = unitFeeds('department', unit, unit.name, links);
  return (
    <DepartmentFrame
      {...{ unit, home, chooser }}
      here="news"
      title={undefined}
      description={data.purpose || w.description(unit.name, organisation.name)}
      canonical={links.unitWhole('department', unit)}
      image={firstPicture(news)}
      feeds={[...feeds.news, ...feeds.events]}
      jsonLd={unitJsonLd(
        'department',
        unit,
        { name: unit.name, people: keepers, contact },
        organisation,
        links,
      )}
      opening={(head) => <Front data={data} head={head} />}
    >
      <NewsAndEvents data={data} />
    </DepartmentFrame>
  );
}

/** A department's content below the list of all departments. */
export function DepartmentBody({ data, home }: { data: DepartmentData; home: string }) {
  return (
    <div className="wrap">
      <Front data={data} />
      <DepartmentTabs unit={data.unit} home={home} here="news" />
      <NewsAndEvents data={data} />
    </div>
  );
}

/** Its purpose, and next to it its director with contact details. */
function Front({
  data: { unit, purpose, keepers, contact },
  head,
}: {
  data: DepartmentData;
  head?: ReactElement;
}) {
  const { links } = usePageContext();
  const { director: title } = useWords(departmentWords);
  const { aim } = useWords(siteWords);
  const [director] = keepers;
  return (
    <div
      className={director ? 'unit-front unit-front--words' : 'unit-front unit-front--words unit-front--one'}
    >
      <div className="purpose">
        {head}
        <Deck className="deck read">{purpose}</Deck>
        {purpose !== '' && <More href={links.page(aimPath(unit.id))}>{aim}</More>}
        {/* Below the list of all, a call button would stick to the page and always call the first one. */}
        {head && <Reach office={contact} />}
      </div>
      {director && <Keepers people={[director]} name={title} first />}
    </div>
  );
}

function NewsAndEvents({ data }: { data: DepartmentData }) {
  const { links } = usePageContext();
  const [w, site] = [useWords(departmentWords), useWords(siteWords)];
  const { unit, news, newsTotal, moreNews, events, moreEvents } = data;
  const feeds = unitFeeds('department', unit, unit.name, links);
  return (
    <>
      <UnitNews
        items={news}
        total={newsTotal}
        more={moreNews ? newsListPath('departments', unit.id) : undefined}
        beside="rows"
        plain
      />
      <Section
        id="events"
        title={w.events}
        aside={
          moreEvents && <More href={links.main(eventListPath('departments', unit.id))}>{site.loadMore}</More>
        }
        plain
      >
        <Agenda items={events} empty={w.noEvents} />
        <Follow feeds={events.length > 0 ? feeds.events : []} />
      </Section>
    </>
  );
}
