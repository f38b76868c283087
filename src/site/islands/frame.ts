import { initPanels } from './parts/panels.ts';

initPanels();
for (const box of document.querySelectorAll<HTMLElement>('[data-search]')) {
  // Searching is fetched when the field is first used, not before.
  box.addEventListener(
    'focusin',
    () => void import('./parts/search.ts').then(({ searchAsYouType }) => searchAsYouType(box)),
    { once: true },
  );
}
