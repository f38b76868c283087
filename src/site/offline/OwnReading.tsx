import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../shell/pageContext.ts';
import { SHELF } from './shelfPath.ts';
import { offlineWords } from './words.ts';

/** Leads to how one reads. It stands before what comes with script, which would move it along. */
export function ReadingLink() {
  const { links } = usePageContext();
  const w = useWords(offlineWords);
  return <a href={links.page(`${SHELF}#reading`)}>{w.switches}</a>;
}

/** Keeping this page and hearing it, once the browser says that it can (islands/parts/ownReading.ts). */
export function OwnReading() {
  const { kept } = usePageContext();
  const w = useWords(offlineWords);
  return (
    <>
      {kept && (
        <button
          type="button"
          data-scripted
          data-keep={w.keep}
          data-kept={w.kept}
          data-full={w.noRoom}
          aria-live="polite"
          hidden
        />
      )}
      <button type="button" data-scripted data-listen={w.listen} data-stop={w.stop} hidden />
    </>
  );
}
