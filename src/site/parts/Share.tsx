import { PASSED_ON } from '#lib/viewSources.ts';
import { byWhatsApp } from '#lib/whatsApp.ts';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { useOwnPlace } from '../context/useOwnPlace.ts';
import { OfflineButtons } from './OfflineButtons.tsx';
import { ReadingDialog, ReadingSettingsButton } from './ReadingSettings.tsx';
import { shareWords } from './words.ts';

/**
 * Ways to share a page: links that work without script, and with it (islands/share.ts) copying, the phone's share sheet if supported, and printing.
 * No request to other sites before a click. `address`: the page's canonical URL without a language.
 */
export function Share({ title, address: english }: { title: string; address: string }) {
  const { links } = usePageContext();
  const { address } = useOwnPlace(english);
  const w = useWords(shareWords);
  return (
    <>
      <p className="share screen-only" data-share={title} data-address={address}>
        <a href={byWhatsApp(`${title}\n${address}#${PASSED_ON.whatsapp}`)} rel="noopener">
          {w.whatsApp}
        </a>{' '}
        <a href={links.inLanguage(address)} data-do="copy" data-done={w.copied} aria-live="polite">
          {w.copy}
        </a>{' '}
        <ReadingSettingsButton />{' '}
        <button type="button" data-do="share" data-says={w.share} data-scripted hidden />
        <button type="button" data-do="print" data-says={w.print} data-scripted hidden />
        <OfflineButtons />
      </p>
      <ReadingDialog />
    </>
  );
}
