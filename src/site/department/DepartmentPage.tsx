import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import { newsListPath } from '../host/paths.ts';
import { newsCard } from '../news/newsCard.tsx';
import { usePageContext } from '../pageContext.ts';
import { firstPicture } from '../parts/Picture.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Split } from '../parts/Split.tsx';
import { Page } from '../shell/Page.tsx';
import { siteWords } from '../words.ts';
import type { DepartmentData } from './department.load.ts';
import { departmentWords } from './words.ts';

/** A department's first page (002 §2.20). */
export function DepartmentPage({ data, chooser }: { data: DepartmentData; chooser: ReactNode }) {
  const { links, organisation } = usePageContext();
  const [w, site] = [useWords(departmentWords), useWords(siteWords)];
  const { unit, news, moreNews } = data;
  return (
    <Page
      heading={unit.name}
      label={<p className="label">{w.above}</p>}
      title={undefined}
      description={w.description(unit.name, organisation.name)}
      canonical={links.unitWhole('department', unit)}
      image={firstPicture(news)}
    >
      {chooser}
      <Section
        id="news"
        title={site.news}
        aside={moreNews && <More href={newsListPath('departments', unit.id)}>{site.loadMore}</More>}
        plain
      >
        <Split items={news.map(newsCard)} empty={site.noNews} beside="rows" first />
      </Section>
    </Page>
  );
}
