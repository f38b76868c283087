import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageContext } from '#ui/useWords.ts';
import { type PageContext, PageContextProvider } from '../shell/pageContext.ts';

/** A page as HTML: final, since nothing is hydrated (design §6). */
export function renderPage(page: ReactElement, context: PageContext): string {
  const rendered = renderToStaticMarkup(
    <LanguageContext value={context.language}>
      <PageContextProvider value={context}>{page}</PageContextProvider>
    </LanguageContext>,
  );
  return `<!doctype html>${rendered}`;
}
