import { EmptyState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/useWords.ts';
import { listPath, videoListPath, videoPath } from '../host/paths.ts';
import { usePageContext } from '../pageContext.ts';
import { Crumbs } from '../parts/Crumbs.tsx';
import { useListTitle } from '../parts/listTitle.ts';
import { Pager } from '../parts/Pager.tsx';
import { firstPicture } from '../parts/Picture.tsx';
import { More } from '../parts/Section.tsx';
import { VideoCard } from '../parts/VideoCard.tsx';
import { Page } from '../shell/Page.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { VideoListData } from './videoList.load.ts';
import { videoWords } from './words.ts';

/** The videos, one of them in a large player (002 §2.9). Nothing comes from elsewhere before somebody presses. */
export function VideosPage({ data }: { data: VideoListData }) {
  const { organisation, links } = usePageContext();
  const w = useWords(videoWords);
  const { large, isChosen, items, page, pages } = data;
  const list = videoListPath(organisation);
  const href = (to: number) => listPath(list, { page: to });
  const listTitle = useListTitle()(w.heading, data);
  const [title, address] =
    isChosen && large ? [large.title, videoPath(organisation, large.id)] : [listTitle, href(page)];
  return (
    <Page
      title={title}
      description={(isChosen && large?.description) || w.description(organisation.name)}
      canonical={links.mainWhole(address)}
      image={firstPicture(large ? [large, ...items] : items)}
      islands={['frame', 'video']}
    >
      <div className="wrap">
        <Crumbs
          trail={isChosen ? [{ label: w.heading, href: list }] : []}
          here={isChosen && large ? large.title : w.heading}
        />
        <div className="page-head">
          <h1>{w.heading}</h1>
        </div>
      </div>
      {large && <VideoPlayer item={large} />}
      <div className="wrap section">
        {!large && items.length === 0 && <EmptyState sentence={w.nothing(organisation)} />}
        {items.length > 0 && (
          <div className="grid grid--3">
            {items.map((item) => (
              <VideoCard key={item.id} item={item} sizes="card" level="h2" />
            ))}
          </div>
        )}
        {isChosen && (
          <p className="center mt-7">
            <More href={list}>{w.all}</More>
          </p>
        )}
        <Pager page={page} pages={pages} href={href} />
      </div>
    </Page>
  );
}
