import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { eventListPath, newsListPath } from '../host/paths.ts';
import { unitJsonLd } from '../jsonLd/organizationJsonLd.ts';
import { usePageContext } from '../pageContext.ts';
import { Agenda } from '../parts/Agenda.tsx';
import { Follow } from '../parts/Follow.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { More, Section } from '../parts/Section.tsx';
import { UnitNews } from '../parts/UnitNews.tsx';
import { unitFeeds } from '../parts/unitFeeds.ts';
import { siteWords } from '../words.ts';
import { DepartmentFrame } from './DepartmentFrame.tsx';
import type { DepartmentData } from './department.load.ts';
import { departmentWords } from './words.ts';

/** A department's first page (002 §2.20): its news and its next events. */
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
  const [w, site] = [useWords(departmentWords), useWords(siteWords)];
  const { unit, news, newsTotal, moreNews, events, moreEvents } = data;
  const feeds = unitFeeds('department', unit, unit.name, links);
  return (
    <DepartmentFrame
      {...{ unit, home, chooser }}
      here="news"
      title={undefined}
      description={w.description(unit.name, organisation.name)}
      canonical={links.unitWhole('department', unit)}
      image={firstPicture(news)}
      feeds={[...feeds.news, ...feeds.events]}
      jsonLd={unitJsonLd('department', unit, { name: unit.name }, organisation, links)}
    >
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
    </DepartmentFrame>
  );
}
