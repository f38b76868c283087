import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { offlineWords } from './offlineWords.ts';

/** Buttons to save this page and to listen to it, shown if the browser supports it (islands/parts/ownReading.ts). */
export function OfflineButtons() {
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
