import type { StoredFile } from '#kinds/records.ts';
import type { DocumentBlock } from '#lib/documentText.ts';
import { languageOf } from '#lib/language.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import {
  documentFindPath,
  documentPagePath,
  documentPath,
  mediaPath,
  pageMark,
  pdfPagePath,
} from '../host/paths.ts';
import { foreign } from '../parts/foreign.ts';
import { FORWARD } from '../parts/icons.tsx';
import { Picture } from '../parts/Picture.tsx';
import { NEW_WINDOW } from '../parts/Title.tsx';
import { useFileLine } from '../parts/useFileLine.ts';
import { leafWords } from '../parts/words.ts';
import { ReportLink } from '../report/ReportLink.tsx';
import { REPORTED } from '../report/reportPath.ts';
import { Page } from '../shell/Page.tsx';
import type { DocumentData, DocumentPageShown } from './documentText.load.ts';
import { documentPageWords } from './words.ts';

/** A PDF or Word document as a lightweight HTML page: its text with headings, an anchor for each page of a PDF, contents and its own search. */
export function DocumentPage({ data }: { data: DocumentData }) {
  const { links } = usePageContext();
  const w = useWords(documentPageWords);
  const { file, title, part, parts, pages, total, isMachine: isOcr, record } = data;
  const own = parts[part - 1];
  const further = parts[part];
  const reported = REPORTED.find((kind) => kind === record.kind);
  const range = own ? w.pages(own.from, own.to, total) : '';
  return (
    <Page
      heading={title}
      title={part > 1 ? `${title}, ${range}` : title}
      trail={[]}
      label={<p className="label">{w.label}</p>}
      description={w.description(title, total)}
      canonical={links.mainWhole(documentPath(file.name, part))}
    >
      <div className="pdf">
        <DocumentSide data={data} />
        <div>
          {isOcr && (
            <div className="machine">
              <Icon name="document" />
              <p>{w.machine}</p>
            </div>
          )}
          {pages.map((page) => (
            <DocumentPageText key={page.number} page={page} file={file} />
          ))}
          {(hasPages(file) || further) && (
            <div className="pages-foot">
              {hasPages(file) && <span className="label">{range}</span>}
              {further && (
                <a className="more" href={links.page(documentPath(file.name, part + 1))}>
                  {w.further(further.from, further.to)} <Icon name={FORWARD} />
                </a>
              )}
            </div>
          )}
          {reported && <ReportLink kind={reported} id={record.id} />}
        </div>
      </div>
    </Page>
  );
}

/** Next to it: the file itself, a search, and the contents. */
function DocumentSide({ data: { file, contents, part } }: { data: DocumentData }) {
  const { links } = usePageContext();
  const w = useWords(documentPageWords);
  const leaf = useWords(leafWords);
  const lineOf = useFileLine();
  return (
    <div className="pdf-side">
      {hasPages(file) ? (
        <a className="leaf-pic" href={mediaPath(file.name)} {...NEW_WINDOW}>
          <Picture file={file} sizes="leaf" />
          <small>{w.open(lineOf(file))}</small>
        </a>
      ) : (
        <a className="more" href={mediaPath(file.name)}>
          <Icon name="document" /> {leaf.open(lineOf(file))}
        </a>
      )}
      <FindInDocument name={file.name} words="" />
      {contents.length > 1 && (
        <nav aria-label={w.contents}>
          <details className="acc">
            <summary>{w.contents}</summary>
            <ol className="toc">
              {contents.map((entry) => (
                <li key={`${entry.page} ${entry.title}`}>
                  <a
                    href={
                      entry.part === part
                        ? `#${pageMark(entry.page)}`
                        : links.page(documentPagePath(file.name, entry))
                    }
                  >
                    <span lang={foreign(entry.title)}>{entry.title}</span>{' '}
                    {hasPages(file) && <small>{w.page(entry.page)}</small>}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
    </div>
  );
}

/** The search within a document; its results are a separate page, so it needs no script. */
export function FindInDocument({ name, words }: { name: string; words: string }) {
  const { links } = usePageContext();
  const w = useWords(documentPageWords);
  return (
    <search>
      <form action={links.page(documentFindPath(name))}>
        <div className="field">
          <label htmlFor="paper-find">{w.find}</label>
          <input
            id="paper-find"
            name="q"
            type="search"
            defaultValue={words}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      </form>
    </search>
  );
}

interface PageTextProps {
  page: DocumentPageShown;
  file: StoredFile;
}

function DocumentPageText({ page: { number, language, blocks }, file }: PageTextProps) {
  const w = useWords(documentPageWords);
  return (
    <>
      {hasPages(file) ? (
        <p className="pagemark" id={pageMark(number)}>
          <a href={pdfPagePath(file.name, number)} {...NEW_WINDOW}>
            {w.pageOfPdf(number)}
          </a>
        </p>
      ) : (
        <span id={pageMark(number)} />
      )}
      {blocks.length === 0 ? (
        <p className="sub">{w.picture}</p>
      ) : (
        <DocumentBlocks blocks={blocks} language={language} />
      )}
    </>
  );
}

/** The headings and paragraphs of a page. `language`: of most of it. */
export function DocumentBlocks({ blocks, language }: { blocks: readonly DocumentBlock[]; language: string }) {
  return (
    <div className="prose" lang={language}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page keep their order.
        <Block key={at} block={block} language={language} />
      ))}
    </div>
  );
}

/** A Word document has no pages: its entries in the list of pages are portions of its text. */
const hasPages = ({ type }: StoredFile): boolean => type === 'application/pdf';

function Block({ block: { level, text }, language }: { block: DocumentBlock; language: string }) {
  const own = /\p{L}/u.test(text) ? languageOf(text) : language;
  const lang = own === language ? undefined : own;
  if (level === 0) return <p lang={lang}>{text}</p>;
  const Heading = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return <Heading lang={lang}>{text}</Heading>;
}
