import { LANGUAGES, languageName } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from './pageContext.ts';
import { siteWords } from './words.ts';

/**
 * The languages by their own names, above the head of every page: this page in each of them, or the version of what it shows; where there is none, what
 * somebody has written stays in its own.
 * Nobody is led to another language by what their browser says.
 */
export function Editions() {
  const { language, path, versions } = usePageContext();
  const { languages } = useWords(siteWords);
  return (
    <nav className="editions" aria-label={languages}>
      <div className="wrap">
        <ul>
          {LANGUAGES.map((one) => (
            <li key={one}>
              <a
                href={languagePath(one, versions?.paths.get(one) ?? path)}
                lang={one}
                hrefLang={one}
                aria-current={one === language ? 'true' : undefined}
              >
                {languageName(one)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
