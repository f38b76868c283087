/**
 * Brings the reading settings from their page into the dialog that a button opens (parts/ReadingSettings.tsx): on each page they would be its last words for
 * search engines and for browsers of text. Without a connection and without a kept copy, the reader is led there.
 */
export async function bringSettings(button: HTMLElement): Promise<void> {
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  const { from = '' } = button.dataset;
  if (!dialog || dialog.querySelector('form')) return;
  try {
    const page = new DOMParser().parseFromString(await (await fetch(from)).text(), 'text/html');
    dialog.firstElementChild?.append(page.querySelector('[data-switches]') ?? '');
    await import('../switches.ts');
  } catch {
    location.assign(from);
  }
}
