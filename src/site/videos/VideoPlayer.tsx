import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useWords } from '#ui/useWords.ts';
import type { VideoTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { Photo } from '../parts/Picture.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { playing, useVideoSource } from '../parts/videoLink.ts';

/**
 * A large video on a dark background, with its description. A click on its picture plays it in place. `level`: heading level of its title, which on
 * its own page is the page's heading. `children`: below the description.
 */
export function VideoPlayer({
  item,
  level = 'h2',
  children,
}: {
  item: VideoTeaser;
  level?: 'h1' | 'h2';
  children?: ReactNode;
}) {
  const { play, playsFrom } = useWords(siteWords);
  const { links } = usePageContext();
  const source = useVideoSource(item);
  return (
    <section className="night vband" aria-labelledby="large-title">
      <div className="wrap">
        <article className="player" {...playing(item)}>
          <a
            className="frame"
            href={links.inLanguage(item.href)}
            aria-label={`${play}: ${item.title}`}
            data-screen=""
          >
            {item.picture && <Photo file={item.picture} sizes="lead" first />}
            <span className="play">
              <Icon name={MORE_ICONS.play} />
              {play}
            </span>
          </a>
          <div className="said">
            <Title as={level} id="large-title">
              {item.title}
            </Title>
            <Deck>{item.description}</Deck>
            {children}
            <p className="label">{item.player ? playsFrom(source) : source}</p>
          </div>
        </article>
      </div>
    </section>
  );
}
