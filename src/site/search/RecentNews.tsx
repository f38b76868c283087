import { renderToStaticMarkup } from 'react-dom/server';
import { byLanguage, type Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { LanguageContext, useLanguage, useWords } from '#ui/useWords.ts';
import type { NewsTeaser } from '../context/data.ts';
import type { SlotTexts } from '../context/openBody.ts';
import { searchWords } from '../shell/searchWords.ts';
import { SearchResults } from './SearchResults.tsx';

/**
 * The content of the bar's search panel before anything is typed, as HTML in each language: the same on all pages of all hosts. '' if there are no
 * news.
 */
export const recentNews = (items: Readonly<Record<Language, readonly NewsTeaser[]>>): SlotTexts =>
  byLanguage((language) => (items[language].length === 0 ? '' : drawn(items[language], language)));

const drawn = (items: readonly NewsTeaser[], language: Language): string =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <RecentNews items={items} />
    </LanguageContext>,
  );

function RecentNews({ items }: { items: readonly NewsTeaser[] }) {
  const language = useLanguage();
  const w = useWords(searchWords);
  return (
    <>
      <p className="caps">{w.recent}</p>
      <SearchResults items={items} />
      <a className="btn btn--line mt-5" href={languagePath(language, '/search')}>
        {w.loadMore}
      </a>
    </>
  );
}
