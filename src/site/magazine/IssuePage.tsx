import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { FindInDocument } from '../documentText/DocumentTextPage.tsx';
import { documentPageWords } from '../documentText/words.ts';
import { documentPath, mediaPath } from '../host/paths.ts';
import { foreign } from '../parts/foreign.ts';
import { FORWARD } from '../parts/icons.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { Share } from '../parts/Share.tsx';
import { NEW_WINDOW } from '../parts/Title.tsx';
import { useFileLine } from '../parts/useFileLine.ts';
import { publicationPlaces } from '../publications/publicationPlaces.ts';
import { Page } from '../shell/Page.tsx';
import type { IssueData } from './issue.load.ts';
import { useIssueName } from './issueCover.ts';
import { magazineWords } from './words.ts';

/** An issue of the magazine: its cover, what is in it, the way to its pages, and the PDF. */
export function IssuePage({ issue }: { issue: IssueData }) {
  const { organisation, links } = usePageContext();
  const w = useWords(magazineWords);
  const lineOf = useFileLine();
  const { id, file, cover, pages, description, isSpecial } = issue;
  const places = publicationPlaces(organisation);
  const magazine = w.title(organisation);
  const name = `${magazine}, ${useIssueName()(issue.day)}`;
  return (
    <Page
      heading={name}
      trail={[{ label: magazine, href: links.main(places.magazine) }]}
      label={isSpecial && <span className="tag">{w.special}</span>}
      description={w.issueDescription(name, pages)}
      canonical={links.mainWhole(places.issue(id))}
      image={cover}
      islands={['frame', 'share']}
    >
      <div className="issue">
        <div className="issue-cover">
          <Picture file={cover} sizes="coverLead" first />
        </div>
        <div>
          {description && <PlainText text={description} className="prose" />}
          <p className="acts">
            <a className="btn" href={links.main(places.issuePage(id, 1))}>
              {w.read}
            </a>{' '}
            <a className="more" href={mediaPath(file.name)} {...NEW_WINDOW}>
              <Icon name="document" /> {w.whole(lineOf(file))}
            </a>{' '}
            {file.readable && (
              <a className="more" href={links.main(documentPath(file.name))}>
                {w.wholeText} <Icon name={FORWARD} />
              </a>
            )}
          </p>
          {!file.readable && <p className="sub">{w.noTextAtAll}</p>}
          <Share title={name} address={links.mainWhole(places.issue(id))} />
          <Articles issue={issue} />
          {file.readable && (
            <div className="issue-find">
              <FindInDocument name={file.name} words="" />
            </div>
          )}
          <AllPages issue={issue} />
        </div>
      </div>
    </Page>
  );
}

/** What is in it, by the article. */
function Articles({ issue: { id, contents } }: { issue: IssueData }) {
  const { organisation, links } = usePageContext();
  const [w, d] = [useWords(magazineWords), useWords(documentPageWords)];
  const places = publicationPlaces(organisation);
  if (contents.length < 2) return null;
  return (
    <section className="issue-part" aria-labelledby="contents">
      <h2 id="contents">{d.contents}</h2>
      <ol className="toc">
        {contents.map((entry) => (
          <li key={`${entry.page} ${entry.title}`}>
            <a href={links.main(places.issuePage(id, entry.page))}>
              <span lang={foreign(entry.title)}>{entry.title}</span> <small>{w.page(entry.page)}</small>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Its pages by their numbers. */
function AllPages({ issue: { id, last } }: { issue: IssueData }) {
  const { organisation, links } = usePageContext();
  const [w, s] = [useWords(magazineWords), useWords(siteWords)];
  const places = publicationPlaces(organisation);
  return (
    <section className="issue-part" aria-labelledby="pages">
      <h2 id="pages">{s.pages}</h2>
      <ol className="issue-pages">
        {Array.from({ length: last }, (_, at) => at + 1).map((page) => (
          <li key={page}>
            <a href={links.main(places.issuePage(id, page))} aria-label={w.page(page)}>
              {page}
            </a>
          </li>
        ))}
      </ol>
      <p>
        <a className="more" href={links.main(places.magazine)}>
          {w.allIssues} <Icon name={FORWARD} />
        </a>
      </p>
    </section>
  );
}
