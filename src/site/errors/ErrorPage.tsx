import type { WordsOf } from '#lib/translations.ts';
import { MiniWindow } from '#ui/MiniWindow.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { foreign } from '../parts/foreign.ts';
import { Page } from '../shell/Page.tsx';
import { SearchForm } from '../shell/SearchPanel.tsx';
import type { NearPlace } from './nearPlaces.ts';
import { errorWords } from './words.ts';

export type ErrorKind = keyof WordsOf<typeof errorWords>['errors'];

/** Suggestions: pages, and words to search for. */
export interface Offered {
  readonly near: readonly NearPlace[];
  readonly words: string;
}

/** The error page, in the same frame as other pages, with suggestions. */
export function ErrorPage({ error, near, words }: { error: ErrorKind } & Offered) {
  const { links } = usePageContext();
  const w = useWords(errorWords);
  const { title, sentence } = w.errors[error];
  return (
    <Page title={title}>
      <div className="wrap empty empty--page">
        <MiniWindow />
        <h1>{title}</h1>
        <p>{sentence}</p>
        {near.length > 0 && (
          <nav aria-label={w.near}>
            <p>{w.near}</p>
            <ul className="plain">
              {near.map(({ label, path }) => (
                <li key={path}>
                  <a href={path} lang={foreign(label)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {error === 'notFound' && (
          <div className="search-page">
            <SearchForm id="search" value={words} />
          </div>
        )}
        <a className="btn" href={links.main('/home')}>
          {w.home}
        </a>
      </div>
    </Page>
  );
}
