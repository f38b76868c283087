import { renderToStaticMarkup } from 'react-dom/server';
import { byLanguage, type Language } from '#lib/language.ts';
import { LanguageContext, useWords } from '#ui/useWords.ts';
import { linksInLanguage, type OwnAddresses } from '../host/languagePath.ts';
import type { SlotTexts } from '../http/openBody.ts';
import type { NewsTeaser } from '../pages/data.ts';
import { SearchResults } from '../search/SearchResults.tsx';
import { searchWords } from '../search/words.ts';

/** What the bar's search panel shows before anything is typed, as HTML in each language: the same on all pages of all hosts. '' where there are no news. */
export const recentNews = (
  items: Readonly<Record<Language, readonly NewsTeaser[]>>,
  own: OwnAddresses,
): SlotTexts =>
  byLanguage((language) =>
    items[language].length === 0 ? '' : linksInLanguage(drawn(items[language], language), language, own),
  );

const drawn = (items: readonly NewsTeaser[], language: Language): string =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <RecentNews items={items} />
    </LanguageContext>,
  );

function RecentNews({ items }: { items: readonly NewsTeaser[] }) {
  const w = useWords(searchWords);
  return (
    <>
      <p className="caps">{w.recent}</p>
      <SearchResults items={items} />
      <a className="btn btn--line mt-5" href="/search">
        {w.loadMore}
      </a>
    </>
  );
}
