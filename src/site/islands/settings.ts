import { FLAT_SHEET } from '../site.css?flat';

/**
 * Applies the reader's settings before the first paint: larger text, and pictures only on click. Every page waits for it, so it is not a module and
 * is as short as possible; offline/ReadingSwitches.tsx is where they are chosen.
 */
try {
  const { text, less } = localStorage;
  Object.assign(document.documentElement.dataset, text && { text }, less && { less });
} catch {
  // If storage is blocked, pages keep the defaults.
}
// A browser without cascade layers ignores all styles: it waits for the flat style sheet, which no other browser loads (decision 0165).
if (!('CSSLayerBlockRule' in window)) document.write(`<link rel="stylesheet" href="${FLAT_SHEET}">`);
