import { Fragment } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import type { Feed } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { isCalendar } from '../host/paths.ts';
import { CALENDAR } from './icons.tsx';

/** Ways to follow a list: as a calendar that updates automatically, or as RSS. */
export function Follow({ feeds }: { feeds: readonly Feed[] }) {
  const { links } = usePageContext();
  const w = useWords(siteWords);
  if (feeds.length === 0) return null;
  return (
    <p className="acts follow screen-only">
      {feeds.map(({ path, title }) => {
        const calendar = isCalendar(path);
        // Calendar subscriptions use the webcal scheme.
        const href = calendar ? new URL(path, links.here('/')).href.replace(/^https?:/, 'webcal:') : path;
        const name = calendar ? w.subscribe : w.rss;
        return (
          <Fragment key={path}>
            <a className="btn btn--line" href={href} aria-label={`${name}: ${title}`}>
              {calendar && <Icon name={CALENDAR} />}
              {name}
            </a>{' '}
          </Fragment>
        );
      })}
    </p>
  );
}
