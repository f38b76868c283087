import { LANGUAGES, languageName } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';

/**
 * The language switch above every page's header: links to this page in each language, or to the version of its content; content without a version
 * stays in its own language. Nobody is redirected because of their browser's language.
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
