import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { eventListPath, newsListPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { Agenda } from '../parts/Agenda.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { More, Section } from '../parts/Section.tsx';
import { UnitNews } from '../parts/UnitNews.tsx';
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
  return (
    <DepartmentFrame
      {...{ unit, home, chooser }}
      here="news"
      title={undefined}
      description={w.description(unit.name, organisation.name)}
      canonical={links.unitWhole('department', unit)}
      image={firstPicture(news)}
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
      </Section>
    </DepartmentFrame>
  );
}
