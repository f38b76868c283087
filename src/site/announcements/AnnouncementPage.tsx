import { dashedDay } from '#lib/dates.ts';
import { excerpt } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { useOwnPlace } from '../context/useOwnPlace.ts';
import { announcementPath } from '../host/paths.ts';
import { Around } from '../parts/Around.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { Documents, FirstPage } from '../parts/Documents.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { Share } from '../parts/Share.tsx';
import { Title } from '../parts/Title.tsx';
import { ReportLink } from '../report/ReportLink.tsx';
import { Page } from '../shell/Page.tsx';
import { announcementJsonLd } from './announcementJsonLd.ts';
import { ANNOUNCEMENT_PATHS } from './announcementPaths.ts';
import type { AnnouncementAlone, AnnouncementLink } from './announcements.load.ts';
import { PressContact } from './PressContact.tsx';
import { announcementWords } from './words.ts';

/** Maximum length of a description that search engines show. */
const SUMMARY = 160;

/** One announcement: the first page of its PDF, its full text, which the lists cut, and its neighbours (002 §2.14, AMB-082). */
export function AnnouncementPage({ item }: { item: AnnouncementAlone }) {
  const { organisation, links } = usePageContext();
  const w = useWords(announcementWords);
  const { id, type, title, description, day, files, paper, around, press } = item;
  const list = w[type];
  const address = links.mainWhole(announcementPath(id));
  const beside = (one: AnnouncementLink | undefined) =>
    one && { ...one, href: links.page(announcementPath(one.id)) };
  return (
    <Page
      title={`${title}, ${dashedDay(day)}`}
      description={excerpt(description.replace(/\s+/g, ' '), SUMMARY) || list.description(organisation.name)}
      canonical={address}
      islands={['frame', 'share']}
      article
      jsonLd={announcementJsonLd(item, useOwnPlace(address), organisation, links)}
    >
      <Crumbs trail={[{ label: list.title, href: links.page(ANNOUNCEMENT_PATHS[type]) }]} here={title} wrap />
      <article className="wrap statement-page">
        {paper && <FirstPage file={paper} />}
        <div>
          <p className="label">
            <b>{list.title}</b> | <time dateTime={day}>{dashedDay(day)}</time>
          </p>
          <Title as="h1">{title}</Title>
          <PlainText text={description} />
          <Documents files={files} />
          {press && <PressContact people={press} />}
          <Share title={title} address={address} />
          <ReportLink kind="statement" id={id} />
        </div>
      </article>
      <Around earlier={beside(around.earlier)} later={beside(around.later)} />
    </Page>
  );
}
