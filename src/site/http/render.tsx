import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageContext } from '#ui/useWords.ts';
import { type PageContext, PageContextProvider } from '../context/pageContext.ts';

/** Renders a page to HTML. It is never hydrated (design §6). */
export function renderPage(page: ReactElement, context: PageContext): string {
  const rendered = renderToStaticMarkup(
    <LanguageContext value={context.language}>
      <PageContextProvider value={context}>{page}</PageContextProvider>
    </LanguageContext>,
  );
  return `<!doctype html>${rendered}`;
}
