import { EmptyState } from '#ui/EmptyState.tsx';
import { newsListPath } from '../host/paths.ts';
import { PageContextProvider, usePageContext } from '../pageContext.ts';
import { foreign } from '../parts/foreign.ts';
import { More, Section } from '../parts/Section.tsx';
import { SplitNews } from '../parts/SplitNews.tsx';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import { Page } from '../shell/Page.tsx';
import type { DepartmentData } from './department.load.ts';
import { departmentWords as w } from './words.ts';

/**
 * A department's first page (002 §2.20), on its sub-site and on the main site. `choose`: with a select to go to another one,
 * where the address names none (AMB-029).
 */
export function DepartmentPage({ data, choose }: { data: DepartmentData; choose: boolean }) {
  const context = usePageContext();
  const { links, frame, organisation } = context;
  const { unit, news, moreNews } = data;
  const meta = {
    description: `${unit.name}, ${w.above}: news of the ${organisation.name}.`,
    canonical: links.unitWhole('department', unit),
    image: news.find((item) => item.picture)?.picture ?? null,
  };
  const more = moreNews && <More href={newsListPath('departments', unit.id)}>{w.loadMore}</More>;
  return (
    <PageContextProvider value={{ ...context, site: { kind: 'department', unit } }}>
      <Page meta={meta}>
        <main id="main" className="wrap">
          <div className="page-head page-head--dept">
            <p className="label">{w.above}</p>
            <h1 lang={foreign(unit.name)}>{unit.name}</h1>
          </div>
          {choose && <UnitChooser label={w.switch} path="/dep" units={frame.departments} chosen={unit.id} />}
          <Section id="news" title={w.news} aside={more} plain>
            {news.length > 0 ? <SplitNews items={news} first /> : <EmptyState sentence={w.noNews} />}
          </Section>
        </main>
      </Page>
    </PageContextProvider>
  );
}
