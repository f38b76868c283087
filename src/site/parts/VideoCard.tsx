import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import type { VideoTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { videoPath } from '../host/paths.ts';
import { frameClass, Photo, type SIZES } from './Picture.tsx';
import { Title } from './Title.tsx';
import { playing, useVideoSource } from './videoLink.ts';

/**
 * A video's picture; third-party content loads only on click. Without script the link leads to its page; the island 'video', which every page with
 * such a card needs, plays it in place of the picture (look book §3).
 */
export function VideoCard({
  item,
  sizes = 'rail3',
  level = 'h3',
}: {
  item: VideoTeaser;
  sizes?: keyof typeof SIZES;
  level?: 'h2' | 'h3';
}) {
  const { links, organisation } = usePageContext();
  const source = useVideoSource(item);
  return (
    <article className="card video" id={`video-${item.id}`} {...playing(item)}>
      <span className={frameClass(item.picture)} data-screen="">
        {item.picture && <Photo file={item.picture} sizes={sizes} />}
        <span className="play">
          <Icon name={MORE_ICONS.play} />
        </span>
      </span>
      <Title as={level} href={links.main(videoPath(organisation, item.id))} hit>
        {item.title}
      </Title>
      <p className="label">{source}</p>
    </article>
  );
}
