import type { StoredFile } from '#kinds/records.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { DocumentBlocks } from '../documentText/DocumentTextPage.tsx';
import { documentPageWords } from '../documentText/words.ts';
import { issuePicturePath, pdfPagePath } from '../host/paths.ts';
import { FORWARD } from '../parts/icons.tsx';
import { Photo } from '../parts/Picture.tsx';
import { NEW_WINDOW } from '../parts/Title.tsx';
import { publicationPlaces } from '../publications/publicationPlaces.ts';
import { Page } from '../shell/Page.tsx';
import type { IssuePageData } from './issue.load.ts';
import { useIssueName } from './issueCover.ts';
import { magazineWords } from './words.ts';

/** A page of the magazine: as a picture and as text. Links, the arrow keys and a swipe turn it (islands/turn.ts). */
export function IssueReaderPage({ data }: { data: IssuePageData }) {
  const { organisation, links } = usePageContext();
  const [w, d] = [useWords(magazineWords), useWords(documentPageWords)];
  const { id, number, pages, day, file, blocks, language, isMachine, picture } = data;
  const places = publicationPlaces(organisation);
  const magazine = w.title(organisation);
  const issue = useIssueName()(day);
  const place = w.pageOf(number, pages);
  return (
    <Page
      heading={`${magazine}, ${issue}`}
      title={`${place}: ${magazine}, ${issue}`}
      trail={[
        { label: magazine, href: links.main(places.magazine) },
        { label: issue, href: links.main(places.issue(id)) },
      ]}
      here={w.page(number)}
      label={<p className="label">{place}</p>}
      description={`${magazine}, ${issue}: ${place}`}
      canonical={links.mainWhole(places.issuePage(id, number))}
      islands={['frame', 'turn']}
    >
      <div className={picture.length > 0 ? 'issue-page issue-page--picture' : 'issue-page'} data-turn>
        <PagePicture data={data} />
        <section id="text" className="page-text" aria-label={w.text}>
          {isMachine && blocks.length > 0 && (
            <div className="machine">
              <Icon name="document" />
              <p>{w.machine}</p>
            </div>
          )}
          {blocks.length > 0 ? (
            <DocumentBlocks blocks={blocks} language={language} />
          ) : (
            <p className="sub">{w.noText}</p>
          )}
          <p className="screen-only">
            <a className="more" href={pdfPagePath(file.name, number)} {...NEW_WINDOW}>
              <Icon name="document" /> {d.pageOfPdf(number)}
            </a>
          </p>
        </section>
      </div>
      <Turn data={data} />
    </Page>
  );
}

/** Its picture, which opens alone to be enlarged; a sentence while there is none. */
function PagePicture({ data: { id, file, number, picture, blocks } }: { data: IssuePageData }) {
  const w = useWords(magazineWords);
  const largest = picture.filter(({ format }) => format === 'jpeg').at(-1);
  if (!largest) return <p className="page-picture sub">{w.noPicture}</p>;
  const pathOf = (name: string): string => issuePicturePath(id, name);
  const { width, height } = largest;
  const shown: StoredFile = { ...file, width, height, variants: picture, focus: null };
  return (
    <div className="page-picture">
      {blocks.length > 0 && (
        <a className="more to-text" href="#text">
          {w.toText}
        </a>
      )}
      <a className="page-open" href={pathOf(largest.name)} {...NEW_WINDOW}>
        <Photo file={shown} sizes="page" alt={w.picture(number)} pathOf={pathOf} first />
      </a>
    </div>
  );
}

/** The pages before and after it, and the contents between them. */
function Turn({ data: { id, number, last } }: { data: IssuePageData }) {
  const { organisation, links } = usePageContext();
  const [w, d] = [useWords(magazineWords), useWords(documentPageWords)];
  const places = publicationPlaces(organisation);
  const at = (page: number): string => links.main(places.issuePage(id, page));
  return (
    <nav className="turn screen-only" aria-label={w.turn}>
      {number > 1 ? (
        <a href={at(number - 1)} rel="prev" aria-keyshortcuts="ArrowLeft">
          <Icon name="back" /> {w.page(number - 1)}
        </a>
      ) : (
        <span />
      )}
      <a href={links.main(places.issue(id))}>{d.contents}</a>
      {number < last ? (
        <a href={at(number + 1)} rel="next" aria-keyshortcuts="ArrowRight">
          {w.page(number + 1)} <Icon name={FORWARD} />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
