import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Visit, VisitContext } from '../visit.ts';

/** A page as HTML: final, since nothing is hydrated (design §6). */
export function renderPage(page: ReactElement, visit: Visit): string {
  return `<!doctype html>${renderToStaticMarkup(<VisitContext value={visit}>{page}</VisitContext>)}`;
}
