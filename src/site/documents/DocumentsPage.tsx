import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import type { PublicationList } from '../data.ts';
import { listPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { Filters } from '../parts/Filters.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { PaperList } from '../parts/PaperList.tsx';
import { Page } from '../shell/Page.tsx';
import { documentWords } from './words.ts';

/** Papers by year: resource documents, or library and archives (002 §2.12, §2.13). `filters`: what they can be narrowed by. */
export function DocumentsPage({
  type,
  path,
  list,
  filters,
}: {
  type: 'resources' | 'library_archives';
  path: string;
  list: PublicationList;
  filters: readonly ReactNode[];
}) {
  const { organisation, links } = usePageContext();
  const w = useWords(documentWords);
  const { title, description, nothing } = w[type];
  return (
    <Page
      heading={title}
      trail={[]}
      title={useListTitle()(title, list)}
      description={description(organisation.name)}
      canonical={links.mainWhole(listPath(path, { ...list.filter, page: list.page }))}
    >
      <Filters path={path}>{filters}</Filters>
      <PaperList path={path} list={list} nothing={nothing} />
    </Page>
  );
}
