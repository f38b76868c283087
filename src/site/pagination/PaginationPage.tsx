import { useWords } from '#ui/useWords.ts';
import { listPath } from '../host/paths.ts';
import { Pager } from '../parts/Pager.tsx';
import { Page } from '../shell/Page.tsx';
import { paginationWords } from './words.ts';

/** A page that shows only the pager of the lists (002 §2.22, AMB-099). */
export function PaginationPage({ path, page, pages }: { path: string; page: number; pages: number }) {
  const w = useWords(paginationWords);
  return (
    <Page heading={w.title} trail={[]}>
      <p>{w.shown(page, pages)}</p>
      <Pager page={page} pages={pages} path={(to) => listPath(path, { page: to })} />
    </Page>
  );
}
