import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { UnitLink } from '../data.ts';
import { newsListPath } from '../host/paths.ts';
import { newsCard } from '../news/newsCard.tsx';
import { usePageContext } from '../pageContext.ts';
import { More, Section } from '../parts/Section.tsx';
import { Split } from '../parts/Split.tsx';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import { Page } from '../shell/Page.tsx';
import { siteWords } from '../words.ts';
import type { DepartmentData } from './department.load.ts';
import { departmentWords } from './words.ts';

interface Props {
  data: DepartmentData;
  /** The departments to choose from, where the address names none (AMB-029). */
  choose?: readonly UnitLink[] | undefined;
}

/** A department's first page (002 §2.20). */
export function DepartmentPage({ data: { unit, news, moreNews }, choose }: Props) {
  const { links, organisation } = usePageContext();
  const [w, site] = [useWords(departmentWords), useWords(siteWords)];
  const more = moreNews && <More href={newsListPath('departments', unit.id)}>{w.loadMore}</More>;
  return (
    <Page
      heading={unit.name}
      label={<p className="label">{w.above}</p>}
      title={undefined}
      description={w.description(unit.name, organisation.name)}
      canonical={links.unitWhole('department', unit)}
      image={news.find((item) => item.picture)?.picture}
    >
      {choose && <UnitChooser label={site.department} path="/dep" units={choose} chosen={unit.id} />}
      <Section id="news" title={w.news} aside={more} plain>
        {news.length > 0 ? (
          <Split items={news.map(newsCard)} beside="rows" first />
        ) : (
          <EmptyState sentence={w.noNews} />
        )}
      </Section>
    </Page>
  );
}
