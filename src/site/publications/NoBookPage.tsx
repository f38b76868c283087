import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { Page } from '../shell/Page.tsx';
import { publicationWords } from './words.ts';

/** The order page if there is no book (AMB-031). */
export function NoBookPage({ list }: { list: string }) {
  const { links } = usePageContext();
  const w = useWords(publicationWords);
  return (
    <Page heading={w.order} trail={[{ label: w.title, href: links.page(list) }]}>
      <EmptyState sentence={w.nothing} />
    </Page>
  );
}
