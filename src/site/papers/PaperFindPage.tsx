import { lettersAlone } from '#lib/paperText.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { paperPagePath, paperPath } from '../host/paths.ts';
import { Marked } from '../parts/Marked.tsx';
import { Page } from '../shell/Page.tsx';
import { FindInPaper } from './PaperPage.tsx';
import type { PaperFound } from './paper.load.ts';
import { paperPageWords } from './words.ts';

/** The search results within a PDF, page by page. */
export function PaperFindPage({ data: { file, title, words, hits } }: { data: PaperFound }) {
  const { links } = usePageContext();
  const w = useWords(paperPageWords);
  const isAsked = lettersAlone(words).length > 1;
  return (
    <Page
      heading={w.find}
      title={`${w.find}: ${title}`}
      trail={[{ label: title, href: links.main(paperPath(file.name)) }]}
    >
      <div className="paper-found">
        <FindInPaper name={file.name} words={words} />
        <p role="status">{isAsked ? w.foundIn(words, hits.length) : w.nothingAsked}</p>
        <ol className="toc">
          {hits.map((hit) => (
            <li key={hit.page}>
              <a href={links.page(paperPagePath(file.name, hit))}>
                <span lang={hit.language}>
                  {hit.excerpt.length > 0 ? <Marked pieces={hit.excerpt} /> : w.page(hit.page)}
                </span>
                <small>{w.page(hit.page)}</small>
              </a>
            </li>
          ))}
        </ol>
        <p>
          <a href={links.page(paperPath(file.name))}>{w.back}</a>
        </p>
      </div>
    </Page>
  );
}
