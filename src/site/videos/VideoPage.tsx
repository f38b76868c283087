import { useWords } from '#ui/useWords.ts';
import type { VideoTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { useOwnPlace } from '../context/useOwnPlace.ts';
import { siteWords } from '../context/words.ts';
import { videoListPath, videoPath } from '../host/paths.ts';
import { sizesIn } from '../parts/CardGrid.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Share } from '../parts/Share.tsx';
import { VideoCard } from '../parts/VideoCard.tsx';
import { Page } from '../shell/Page.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import { videoJsonLd } from './videoJsonLd.ts';
import type { VideoData } from './videoList.load.ts';
import { videoWords } from './words.ts';

/** The page of one video, by which it can be shared; the newest others below it (002 §2.9). */
export function VideoPage({ data }: { data: VideoData }) {
  const { item, text, others } = data;
  const { organisation, links } = usePageContext();
  const w = useWords(videoWords);
  const list = links.page(videoListPath(organisation));
  const address = links.mainWhole(videoPath(organisation, item.id));
  return (
    <Page
      title={item.title}
      description={item.description || w.description(organisation.name)}
      canonical={address}
      image={item.picture}
      jsonLd={videoJsonLd(data, useOwnPlace(address), organisation, links)}
      islands={['frame', 'share', 'video']}
    >
      <div className="wrap">
        <Crumbs trail={[{ label: useWords(siteWords).videosHeading, href: list }]} here={item.title} />
      </div>
      <VideoPlayer item={item} level="h1">
        <Share title={item.title} address={address} />
      </VideoPlayer>
      {text !== '' && (
        <div className="wrap mt-7">
          <PlainText text={text} />
        </div>
      )}
      {others.length > 0 && (
        <Section id="more" title={w.more} aside={<More href={list}>{w.all}</More>} screenOnly>
          <VideoGrid items={others} level="h3" />
        </Section>
      )}
    </Page>
  );
}

/** Videos three in a row. */
export function VideoGrid({ items, level }: { items: readonly VideoTeaser[]; level: 'h2' | 'h3' }) {
  return (
    <div className="grid grid--3">
      {items.map((item, i) => (
        <VideoCard key={item.id} item={item} sizes={sizesIn(items, i)} level={level} />
      ))}
    </div>
  );
}
