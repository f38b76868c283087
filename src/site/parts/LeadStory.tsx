import { Icon } from '#ui/Icon.tsx';
import type { NewsTeaser } from '../data.ts';
import { newsPath } from '../host/paths.ts';
import { words } from '../words.ts';
import { foreign } from './foreign.ts';
import { NewsLink } from './NewsCards.tsx';
import { NewsLine } from './NewsLine.tsx';
import { frameClass, Photo } from './Picture.tsx';

/** One story of the front page's first carousel. */
export function LeadStory({ item, first }: { item: NewsTeaser; first: boolean }) {
  const path = newsPath(item.type, item.id);
  return (
    <article className="lead">
      {/* biome-ignore lint/a11y/useAnchorContent: a larger place to press; the headline beside it is the same link, in words. */}
      <a className={frameClass(item.picture, 'pic--lead')} href={path} tabIndex={-1} aria-hidden="true">
        {item.picture && <Photo file={item.picture} sizes="lead" first={first} />}
      </a>
      <div className="lead-text">
        <NewsLine unitName={item.unitName} day={item.day} />
        <h2 lang={foreign(item.title)}>
          <NewsLink item={item} />
        </h2>
        {item.deck && (
          <p className="deck read" lang={foreign(item.deck)}>
            {item.deck}
          </p>
        )}
        <a className="more" href={path} aria-label={`${words.readOn}: ${item.title}`}>
          {words.readOn} <Icon name="forward" />
        </a>
      </div>
    </article>
  );
}
