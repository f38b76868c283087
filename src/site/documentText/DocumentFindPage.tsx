import { lettersAlone } from '#lib/documentText.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { documentPagePath, documentPath } from '../host/paths.ts';
import { Marked } from '../parts/Marked.tsx';
import { Page } from '../shell/Page.tsx';
import { FindInDocument } from './DocumentTextPage.tsx';
import type { DocumentFound } from './documentText.load.ts';
import { documentPageWords } from './words.ts';

/** The search results within a PDF, page by page. */
export function DocumentFindPage({ data: { file, title, words, hits } }: { data: DocumentFound }) {
  const { links } = usePageContext();
  const w = useWords(documentPageWords);
  const isAsked = lettersAlone(words).length > 1;
  return (
    <Page
      heading={w.find}
      title={`${w.find}: ${title}`}
      trail={[{ label: title, href: links.main(documentPath(file.name)) }]}
    >
      <div className="paper-found">
        <FindInDocument name={file.name} words={words} />
        <p role="status">{isAsked ? w.foundIn(words, hits.length) : w.nothingAsked}</p>
        <ol className="toc">
          {hits.map((hit) => (
            <li key={hit.page}>
              <a href={links.page(documentPagePath(file.name, hit))}>
                <span lang={hit.language}>
                  {hit.excerpt.length > 0 ? <Marked pieces={hit.excerpt} /> : w.page(hit.page)}
                </span>
                <small>{w.page(hit.page)}</small>
              </a>
            </li>
          ))}
        </ol>
        <p>
          <a href={links.page(documentPath(file.name))}>{w.back}</a>
        </p>
      </div>
    </Page>
  );
}
