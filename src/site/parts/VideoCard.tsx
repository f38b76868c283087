import { Icon } from '#ui/Icon.tsx';
import type { VideoTeaser } from '../data.ts';
import { frameClass, Photo, type SIZES } from './Picture.tsx';
import { Title } from './Title.tsx';
import { playing, useVideoSource } from './videoLink.ts';

/**
 * A video by its picture; nothing comes from elsewhere before it is pressed. Without script the link leads to the video; the island 'video',
 * which every page with such a card needs, plays it where its picture was (look book §3).
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
  const source = useVideoSource(item);
  return (
    <article className="card video" id={`video-${item.id}`} data-video={playing(item)}>
      <span className={frameClass(item.picture)} data-screen="">
        {item.picture && <Photo file={item.picture} sizes={sizes} />}
        <span className="play">
          <Icon name="play" />
        </span>
      </span>
      <Title as={level} href={item.href} hit>
        {item.title}
      </Title>
      <p className="label">{source}</p>
    </article>
  );
}
