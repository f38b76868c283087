import { initOfflineButtons } from './parts/offlineButtons.ts';

/** How long a link shows that it has been copied. */
const SAID_MS = 2000;

const acts: Readonly<Record<string, (row: HTMLElement, pressed: HTMLElement) => Promise<void> | void>> = {
  // The button opens the dialog by itself.
  text: async (_row, pressed) => (await import('./parts/readingSettings.ts')).bringSettings(pressed),
  print: () => window.print(),
  share: ({ dataset: { share: title = '', address: url = '' } }) => navigator.share({ title, url }),
  copy: async ({ dataset: { address = '' } }, pressed) => {
    await navigator.clipboard.writeText(address);
    const { textContent: usual, offsetWidth } = pressed;
    if (pressed.dataset.done === usual) return;
    pressed.style.setProperty('min-inline-size', `${offsetWidth}px`);
    pressed.textContent = pressed.dataset.done ?? usual;
    setTimeout(() => {
      pressed.textContent = usual;
    }, SAID_MS);
  },
};

const possible = {
  text: true,
  print: true,
  share: 'share' in navigator,
  // Not available without https.
  copy: 'clipboard' in navigator,
};

for (const row of document.querySelectorAll<HTMLElement>('[data-share]')) {
  for (const part of row.querySelectorAll<HTMLElement>('[data-do]')) {
    const name = part.dataset.do as keyof typeof possible;
    if (!possible[name]) continue;
    // Text browsers also show hidden elements.
    part.append(part.dataset.says ?? '');
    part.hidden = false;
    part.addEventListener('click', (event) => {
      if (part instanceof HTMLAnchorElement) event.preventDefault();
      // Closing the share sheet is not an error.
      Promise.resolve(acts[name]?.(row, part)).catch(() => {});
    });
  }
}

initOfflineButtons();
