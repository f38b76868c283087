import { dashedDay } from '#lib/dates.ts';
import { excerpt } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../pageContext.ts';
import { Documents } from '../parts/Documents.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { Share } from '../parts/Share.tsx';
import { Page } from '../shell/Page.tsx';
import { statementJsonLd } from './statementJsonLd.ts';
import { STATEMENT_PATHS, statementPath } from './statementPaths.ts';
import type { StatementData } from './statements.load.ts';
import { statementWords } from './words.ts';

/** So long is what search engines show of a page. */
const SUMMARY = 160;

/** One announcement with all its words, which the lists cut (002 §2.14, AMB-082). */
export function StatementPage({ item }: { item: StatementData }) {
  const { organisation, links } = usePageContext();
  const w = useWords(statementWords);
  const { id, type, title, description, day, files } = item;
  const list = w[type];
  const address = links.mainWhole(statementPath(id));
  return (
    <Page
      heading={title}
      title={`${title}, ${dashedDay(day)}`}
      label={
        <p className="label">
          <b>{list.title}</b> | <time dateTime={day}>{dashedDay(day)}</time>
        </p>
      }
      trail={[{ label: list.title, href: STATEMENT_PATHS[type] }]}
      description={excerpt(description.replace(/\s+/g, ' '), SUMMARY) || list.description(organisation.name)}
      canonical={address}
      islands={['share']}
      article
      jsonLd={statementJsonLd(item, organisation, links)}
    >
      <article className="statement">
        <PlainText text={description} />
        <Documents files={files} />
        <Share title={title} address={address} />
      </article>
    </Page>
  );
}
