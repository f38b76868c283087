import { unitOfType } from '#kinds/news.ts';
import { LANGUAGES, type Language, languageName } from '#lib/language.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { listPath, newsListPath } from '../host/paths.ts';
import { CardGrid } from '../parts/CardGrid.tsx';
import { LanguageFilter } from '../parts/Filters.tsx';
import { Follow } from '../parts/Follow.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { UnitChooser } from '../parts/UnitChooser.tsx';
import { unitFeeds } from '../parts/unitFeeds.ts';
import { filterWords } from '../parts/words.ts';
import { Page } from '../shell/Page.tsx';
import { newsCard } from './newsCard.tsx';
import type { NewsListData } from './newsList.load.ts';
import { newsWords } from './words.ts';

/** The news of all departments or all dioceses, or of one of them (002 §2.6). */
export function NewsListPage({ data }: { data: NewsListData }) {
  const { type, unit, language, languages, items, page, pages } = data;
  const { organisation, links, language: readIn } = usePageContext();
  const [w, site, filters] = [useWords(newsWords), useWords(siteWords), useWords(filterWords)];
  const heading = site.newsHeading(type, organisation);
  const feeds = unit
    ? unitFeeds(unitOfType(type), unit, unit.name, links).news
    : [{ path: links.main(`/feeds/news.xml?type=${type}`), title: heading }];
  const pathOf = (to: number) => listPath(newsListPath(type, unit?.id), { language, page: to });
  const tab = (one: Language | undefined) => ({
    href: links.page(listPath(newsListPath(type, unit?.id), { language: one })),
    here: one === language,
  });
  const said = language && languageName(language);
  const offered = LANGUAGES.filter((one) => one === language || languages.includes(one));
  return (
    <Page
      heading={heading}
      trail={[]}
      title={[unit?.name, heading, said, page > 1 && site.pageNumber(page)].filter(Boolean).join(', ')}
      description={`${heading}${unit ? `: ${unit.name}` : ''}${said ? `, ${said}` : ''}. ${organisation.name}.`}
      canonical={links.mainWhole(pathOf(page))}
      feeds={feeds}
    >
      {languages.includes(readIn) && readIn !== 'en' && (
        <Tabs
          name={filters.language}
          tabs={[
            { label: w.inOwnLanguage, ...tab(readIn) },
            { label: w.inAllLanguages, ...tab(undefined) },
          ]}
        />
      )}
      <UnitChooser kind={unitOfType(type)} path={newsListPath(type)} chosen={unit?.id} all>
        {offered.length > 1 && <LanguageFilter languages={offered} chosen={language} />}
      </UnitChooser>
      <CardGrid items={items.map(newsCard)} empty={w.nothing} />
      <Pager page={page} pages={pages} path={pathOf} />
      <Follow feeds={feeds} />
    </Page>
  );
}
