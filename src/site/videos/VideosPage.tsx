import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { listPath, videoListPath } from '../host/paths.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { Page } from '../shell/Page.tsx';
import { VideoGrid } from './VideoPage.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { VideoListData } from './videoList.load.ts';
import { videoWords } from './words.ts';

/** The videos, the first of them in a large player (002 §2.9). Third-party content loads only on click. */
export function VideosPage({ data }: { data: VideoListData }) {
  const { organisation, links } = usePageContext();
  const w = useWords(videoWords);
  const { videosHeading: heading } = useWords(siteWords);
  const { large, items, page, pages } = data;
  const pathOf = (to: number) => listPath(videoListPath(organisation), { page: to });
  return (
    <Page
      title={useListTitle()(heading, data)}
      description={w.description(organisation.name)}
      canonical={links.mainWhole(pathOf(page))}
      image={firstPicture(large ? [large, ...items] : items)}
      islands={['frame', 'video']}
    >
      <div className="wrap">
        <Crumbs trail={[]} here={heading} />
        <div className="page-head">
          <h1>{heading}</h1>
        </div>
      </div>
      {large && <VideoPlayer item={large} />}
      <div className="wrap section">
        {!large && items.length === 0 && <EmptyState sentence={w.nothing(organisation)} />}
        {items.length > 0 && <VideoGrid items={items} level="h2" />}
        <Pager page={page} pages={pages} path={pathOf} />
      </div>
    </Page>
  );
}
