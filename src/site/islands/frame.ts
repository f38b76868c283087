import { initPanels } from './parts/panels.ts';

initPanels();
// Fetched by those who have chosen it.
if (document.documentElement.dataset.less)
  void import('./parts/lessData.ts').then(({ holdPictures }) => holdPictures());
// Likewise by browsers that do not open popovers by themselves.
if (!('popover' in HTMLElement.prototype))
  void import('./parts/popovers.ts').then(({ openPopovers }) => openPopovers());
for (const box of document.querySelectorAll<HTMLElement>('[data-search]')) {
  // Searching is fetched when the field is first used, not before.
  box.addEventListener(
    'focusin',
    () => void import('./parts/search.ts').then(({ searchAsYouType }) => searchAsYouType(box)),
    { once: true },
  );
}
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  // Likewise sending a form in its place: before it is there, the browser sends it in its own way.
  form.addEventListener(
    'focusin',
    () => void import('./parts/forms.ts').then(({ sendInPlace }) => sendInPlace(form)),
    {
      once: true,
    },
  );
}
