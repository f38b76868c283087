import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { OFFLINE } from '../parts/icons.tsx';
import { offlineWords } from '../parts/offlineWords.ts';

/** The notice above a saved copy: when it was saved, and why it is shown. Hidden on the page itself (islands/parts/keep.ts). */
export function SavedBar() {
  const { links, path } = usePageContext();
  const w = useWords(offlineWords);
  return (
    <div
      className="savedbar screen-only"
      role="status"
      data-gone={w.gone('{day}')}
      data-late={w.late('{day}')}
      data-missing={w.missing}
      hidden
    >
      <div className="wrap">
        <p>
          <Icon name={OFFLINE} />
          <span />
        </p>
        {/* biome-ignore lint/a11y/useAnchorContent: the script adds it; text browsers also show hidden elements. */}
        <a href={links.page(path)} aria-label={w.again} />
      </div>
    </div>
  );
}
