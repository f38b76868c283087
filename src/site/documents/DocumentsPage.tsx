import type { ReactNode } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import type { PublicationList, PublicationTeaser } from '../data.ts';
import { listPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { Filters } from '../parts/Filters.tsx';
import { Groups } from '../parts/Groups.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { type PaperContent, Papers } from '../parts/Papers.tsx';
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
  const { items, page, pages, filter } = list;
  const href = (to: number) => listPath(path, { ...filter, page: to });
  return (
    <Page
      heading={title}
      trail={[]}
      title={useListTitle()(title, list)}
      description={description(organisation.name)}
      canonical={links.mainWhole(href(page))}
    >
      <Filters path={path}>{filters}</Filters>
      <div className="mt-7">
        <Groups
          id="year"
          items={items}
          nameOf={({ day }) => day.slice(0, 4)}
          count={w.papers}
          draw={(papers) => <Papers papers={papers.map(paperOf)} />}
        />
        {items.length === 0 && <EmptyState sentence={nothing} />}
      </div>
      <Pager page={page} pages={pages} href={href} />
    </Page>
  );
}

/** A publication as a paper. */
export const paperOf = ({
  id,
  title,
  deck,
  unitName,
  day,
  picture,
  files,
}: PublicationTeaser): PaperContent => ({ id, title, deck, of: unitName, day, picture, files });
