import { MY_DIOCESE } from '#lib/myDiocese.ts';
import { initKeeping } from './parts/keep.ts';
import { missingLetters } from './parts/missingLetters.ts';
import { initPanels } from './parts/panels.ts';
import { reportReading } from './parts/read.ts';

/** Carousels become one stop each with the first Tab: who points or touches needs nothing for them. */
function withKeys({ key }: KeyboardEvent): void {
  if (key !== 'Tab') return;
  removeEventListener('keydown', withKeys);
  void import('./parts/rails.ts').then(({ makeOneStop, noteKeys }) => {
    noteKeys(document.documentElement);
    rails.forEach(makeOneStop);
  });
}

/** On paper a picture that has not been loaded is an empty frame: its figure is left out (shell/print.css). */
function leaveOutUnloaded(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')) {
    image.loading = 'eager';
    (image.closest('figure') ?? image).toggleAttribute('data-unloaded', !image.complete);
  }
}

addEventListener('beforeprint', leaveOutUnloaded);

// What every page needs, in one file. On pages that may be kept there is the notice for their copies, hidden.
initPanels();
if ('counted' in document.body.dataset) reportReading();
if (document.querySelector('.savedbar')) initKeeping();
const missing = missingLetters();
// Phones have the letters of all five languages; a plain Linux or a kiosk has not.
if (missing.length > 0) void import('./parts/letters.ts').then(({ fetchLetters }) => fetchLetters(missing));
// Loaded only for readers who have chosen it.
if (document.documentElement.dataset.less)
  void import('./parts/lessData.ts').then(({ holdPictures }) => holdPictures());
const mine = document.querySelector<HTMLElement>('[data-mine]');
if (mine && (document.documentElement.dataset.diocese || location.hash.startsWith(MY_DIOCESE)))
  void import('./parts/mine.ts').then(({ showMine }) => showMine(mine));
// Likewise only for browsers without native popovers.
if (!('popover' in HTMLElement.prototype))
  void import('./parts/popovers.ts').then(({ openPopovers }) => openPopovers());
const rails = document.querySelectorAll<HTMLElement>('.rail');
if (rails.length > 0) addEventListener('keydown', withKeys);
for (const box of document.querySelectorAll<HTMLElement>('[data-search]')) {
  // The search script is loaded when the field is first used, not before.
  box.addEventListener(
    'focusin',
    () => void import('./parts/search.ts').then(({ searchAsYouType }) => searchAsYouType(box)),
    { once: true },
  );
}
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  // Likewise the form script; until it is loaded, the browser submits forms natively.
  form.addEventListener(
    'focusin',
    () => void import('./parts/forms.ts').then(({ sendInPlace }) => sendInPlace(form)),
    {
      once: true,
    },
  );
}
