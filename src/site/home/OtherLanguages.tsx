import type { NewsType } from '#kinds/news.ts';
import { type Language, languageName } from '#lib/language.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { listPath, newsListPath } from '../host/paths.ts';
import { homeWords } from './words.ts';

/** Links to a family's news in the languages that the page leaves out; nothing without any. `of`: what they are, for the accessible name. */
export function OtherLanguages({
  of,
  type,
  languages,
}: {
  of: string;
  type: NewsType;
  languages: readonly Language[];
}) {
  const { links } = usePageContext();
  const w = useWords(homeWords);
  if (languages.length === 0) return null;
  return (
    <nav className="other-languages" aria-label={`${of}: ${w.otherLanguages}`}>
      <span>{w.otherLanguages}</span>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              className="more"
              href={links.page(listPath(newsListPath(type), { language }))}
              hrefLang={language}
              lang={language}
            >
              {languageName(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
