import type { ReactNode } from 'react';
import { useWords } from '#ui/useWords.ts';
import type { PublicationList } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { listPath, publicationFeed } from '../host/paths.ts';
import { DocumentList } from '../parts/DocumentList.tsx';
import { Filters } from '../parts/Filters.tsx';
import { Follow } from '../parts/Follow.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { unitFeeds } from '../parts/unitFeeds.ts';
import { Page } from '../shell/Page.tsx';
import { documentWords } from './words.ts';

/** Documents by year: resource documents, or library and archives (002 §2.12, §2.13). `filters`: the filters offered. */
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
  const { organisation, links, frame } = usePageContext();
  const w = useWords(documentWords);
  const { title, description, nothing } = w[type];
  const unit = frame.units('department').find(({ id }) => id === list.filter.department);
  const feeds = unit
    ? unitFeeds('department', unit, `${unit.name}: ${title}`, links).documents
    : [{ path: links.page(publicationFeed(type)), title }];
  return (
    <Page
      heading={title}
      trail={[]}
      title={useListTitle()(title, list)}
      description={description(organisation.name)}
      canonical={links.mainWhole(listPath(path, { ...list.filter, page: list.page }))}
      feeds={feeds}
    >
      <Filters path={path}>{filters}</Filters>
      <DocumentList path={path} list={list} nothing={nothing} />
      <Follow feeds={feeds} />
    </Page>
  );
}
