import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { isCalendar } from '../host/paths.ts';
import type { Feed } from '../shell/Document.tsx';
import { usePageContext } from '../shell/pageContext.ts';
import { siteWords } from '../shell/words.ts';
import { CALENDAR } from './icons.tsx';

/** How to follow a list without coming back: as a calendar that stays up to date by itself, or as RSS. */
export function Follow({ feeds }: { feeds: readonly Feed[] }) {
  const { links } = usePageContext();
  const w = useWords(siteWords);
  if (feeds.length === 0) return null;
  return (
    <p className="acts follow screen-only">
      {feeds.map(({ path, title }) => {
        const calendar = isCalendar(path);
        // A calendar is subscribed to by an address that begins with webcal.
        const href = calendar ? new URL(path, links.here('/')).href.replace(/^https?:/, 'webcal:') : path;
        const name = calendar ? w.subscribe : w.rss;
        return (
          <a key={path} className="btn btn--line" href={href} aria-label={`${name}: ${title}`}>
            {calendar && <Icon name={CALENDAR} />}
            {name}
          </a>
        );
      })}
    </p>
  );
}
