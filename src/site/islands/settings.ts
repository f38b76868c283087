import { FLAT_SHEET } from '../site.css?flat';

/**
 * How the reader wants to read, before the first line is drawn: larger text, and no pictures before they are pressed. Every page waits for it, so it is
 * no module, and as short as can be; offline/ReadingSwitches.tsx is where it is chosen.
 */
try {
  const { text, less } = localStorage;
  Object.assign(document.documentElement.dataset, text && { text }, less && { less });
} catch {
  // Where nothing may be kept, pages are as they are.
}
// Without cascade layers a browser has none of the styles: it waits for the flat sheet, which nobody else fetches (decision 0165).
if (!('CSSLayerBlockRule' in window)) document.write(`<link rel="stylesheet" href="${FLAT_SHEET}">`);
