import { partOfPage } from './partOfPage.ts';

/** Whether they are there or on their way: a button may be pressed twice. */
let isBrought = false;

/**
 * Brings the reading settings from their page into the dialog that a button opens (parts/ReadingSettings.tsx): on each page they would be its last words for
 * search engines and for browsers of text. Without a connection and without a kept copy, the reader is led there, unless the dialog is closed by then: who is
 * leaving the page breaks the request off, too, and goes elsewhere.
 */
export async function bringSettings(button: HTMLElement): Promise<void> {
  const { from = '' } = button.dataset;
  if (isBrought) return;
  isBrought = true;
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  let settings: HTMLElement | undefined;
  try {
    settings = await partOfPage(from, '[data-switches]');
    dialog?.firstElementChild?.append(settings);
    await import('../switches.ts');
  } catch {
    settings?.remove();
    isBrought = false;
    if (dialog?.checkVisibility?.() ?? true) location.assign(from);
  }
}
