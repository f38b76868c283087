import { FLAT_SHEET } from '../site.css?flat';

/**
 * Applies the reader's settings before the first paint: larger text, pictures only on click, and room for the own diocese. Every page waits for it, so it is not a module and
 * is as short as possible; offline/ReadingSwitches.tsx is where they are chosen.
 */
try {
  const { text, less, diocese } = localStorage;
  Object.assign(document.documentElement.dataset, text && { text }, less && { less }, diocese && { diocese });
} catch {
  // If storage is blocked, pages keep the defaults.
}
// A browser without cascade layers ignores all styles: it waits for the flat style sheet, which no other browser loads (decision 0165).
if (!('CSSLayerBlockRule' in window)) document.write(`<link rel="stylesheet" href="${FLAT_SHEET}">`);

/**
 * Until the reader does something, only the pictures of the first screen and of half a screen below it are loaded. By themselves browsers fetch lazy ones
 * of two to three screens and all of a carousel, which were two thirds of the home page. From the first touch on they decide by themselves; so they do
 * without this script.
 */
if (!('less' in document.documentElement.dataset) && 'loading' in HTMLImageElement.prototype) {
  const root = document.documentElement;
  const acts = ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'beforeprint'];
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) target.setAttribute('data-near', '');
    },
    { rootMargin: '50% 0px' },
  );
  const all = (): void => {
    delete root.dataset.first;
    near.disconnect();
    for (const act of acts) removeEventListener(act, all, true);
  };
  root.dataset.first = '';
  // Earlier than DOMContentLoaded, which waits for the scripts.
  document.onreadystatechange = () => {
    for (const frame of document.getElementsByClassName('pic')) near.observe(frame);
  };
  for (const act of acts) addEventListener(act, all, { capture: true, passive: true });
}
