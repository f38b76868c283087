import type { PageDoc } from '#kinds/docs.ts';

/** A request for part of a list; pages count from 1. */
export interface Part {
  readonly page: number;
  readonly limit: number;
}

/** The server's maximum page size (ADD-3). */
export const MOST = 1000;

/** The request of 'Load More...' after `last`: the next page of the usual size (AMB-058); undefined if there is none. */
export function partAfter<T>(answer: PageDoc<T>, last: Part, size: number): Part | undefined {
  return answer.hasNextPage
    ? { page: Math.floor((last.page * last.limit) / size) + 1, limit: size }
    : undefined;
}

/** The request after a change: page 1, with limit = current page × page size (000 §4). */
export function partForReload(last: Part, size: number): Part {
  const pages = Math.max(1, Math.round((last.page * last.limit) / size));
  return { page: 1, limit: Math.min(pages, Math.floor(MOST / size)) * size };
}

/** All rows of several pages. A row that moved down between two requests is shown once. */
export function rowsOf<T extends { _id: string }>(pages: readonly PageDoc<T>[]): T[] {
  return [...new Map(pages.flatMap((page) => page.docs).map((row) => [row._id, row])).values()];
}
