import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageContext, PageContextProvider } from '../pageContext.ts';

/** A page as HTML: final, since nothing is hydrated (design §6). */
export function renderPage(page: ReactElement, context: PageContext): string {
  return `<!doctype html>${renderToStaticMarkup(<PageContextProvider value={context}>{page}</PageContextProvider>)}`;
}
