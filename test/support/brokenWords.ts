import type { Page } from 'playwright-core';
import { resizeTo } from './browser.ts';

/** What must never be in more than two lines: what is pressed by its name. A plate is an advertisement, all of which is pressed. */
const LABELS = 'button:not(.plate), .btn, .reach a, .tool > summary, .chip, .tabs a';
/** Where lines are the writer's own or the reader does not see them: a text read out of a document, and the captions of small pictures. */
const LEFT_OUT = 'script, style, noscript, template, option, .vh, .pdf .prose, .gallery figcaption';

/**
 * Every word of a page that is in two lines other than at a soft hyphen, a hyphen, a slash or `<wbr>`, every text that is wider than what it is in, every placeholder that its field cuts, and every label of a button in more than two lines, at each of the
 * widths: `WIDTH px: the word, in which element`. The page stays as wide as the last one.
 */
export async function brokenWords(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resizeTo(page, width);
    const here = await page.evaluate(lookForBroken, [LABELS, LEFT_OUT] as const);
    found.push(...here.map((one) => `${width} px: ${one}`));
  }
  return found;
}

/** Runs in the page. */
function lookForBroken([labels, leftOut]: readonly [string, string]): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const letters = new Intl.Segmenter('ta', { granularity: 'grapheme' });
  const named = (one: Element | null): string =>
    one === null || one === document.body
      ? ''
      : `${named(one.parentElement).split(' > ').slice(-2).join(' > ')} > ${one.localName}${one.className ? `.${one.className}` : ''}`;
  const textsIn = function* (root: Node): Generator<Text> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) yield text as Text;
  };
  const boxes = (text: Text, from: number, to: number): DOMRect[] => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };

  for (const text of textsIn(document.body)) {
    const within = text.parentElement;
    if (!within?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (within.closest(leftOut)) continue;
    const lines = boxes(text, 0, text.length);
    const edge = within.getBoundingClientRect().right + 1;
    // Running text breaks whatever is too long; in columns its box is not where its lines are.
    const isHeld = getComputedStyle(within).overflowX !== 'visible' || within.closest('.prose');
    if (!isHeld && lines.some(({ right }) => right > edge))
      found.add(`${text.data.trim()} sticks out of${named(within)}`);
    // Only in running text: a browser that knows the language breaks a short word between any two letters.
    if (getComputedStyle(within).hyphens === 'auto' && !within.closest('.prose'))
      found.add(`${text.data.trim()} is the browser's to break, in${named(within)}`);
    if (lines.length < 2) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u200b\-‐–—/]+/gu)) {
      const parts = [...letters.segment(word)];
      const end = index + word.length;
      if (parts.length < 2 || !/\p{L}/u.test(word) || boxes(text, index, end).length < 2) continue;
      // The hyphen before a word that a soft one has broken off counts as the word's first box.
      const first = boxes(text, index, index + (parts[0]?.segment.length ?? 0)).at(-1);
      const [last] = boxes(text, index + (parts.at(-1)?.index ?? 0), end);
      if (first && last && last.top > first.top + first.height * 0.6)
        found.add(`${word}, in${named(within)}`);
    }
  }
  for (const label of document.querySelectorAll(labels)) {
    if (!label.checkVisibility({ visibilityProperty: true })) continue;
    const lines: number[] = [];
    for (const text of textsIn(label)) {
      if (text.parentElement?.closest('.vh')) continue;
      for (const { top, height } of boxes(text, 0, text.length))
        if (!lines.some((line) => Math.abs(line - top - height / 2) < 8)) lines.push(top + height / 2);
    }
    if (lines.length > 2) found.add(`${label.textContent.trim()}: ${lines.length} lines, in${named(label)}`);
  }
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (!pen || !field.checkVisibility({ visibilityProperty: true })) continue;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room =
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    if (pen.measureText(field.placeholder).width > room)
      found.add(`${field.placeholder}: cut, in${named(field)}`);
  }
  return [...found];
}
