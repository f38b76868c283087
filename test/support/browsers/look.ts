import { readFileSync } from 'node:fs';

/**
 * What is asked of a page in whatever browser. The functions run in the page (`Window.ask`): each sees nothing but itself, and is written in words that the
 * oldest of the browsers knows.
 */

/** Loads the pictures that would come when somebody scrolls to them. */
export async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}

/** Whether no font is on its way. Who leaves before breaks it off, which Firefox reports as an error. */
export function haveFontsCome(): boolean {
  return document.fonts.status === 'loaded';
}

/** By how many pixels the page is wider than its window, with what sticks out of it; and how high it is. */
export function measured(): { sideways: string; high: number } {
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
  const isClipped = (one: Element): boolean => {
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  const isOut = (one: Element): boolean => one.getBoundingClientRect().right > clientWidth + 1;
  const out = [...document.body.querySelectorAll('*')].filter((one) => isOut(one) && !isClipped(one));
  const names = out.slice(-3).map((one) => one.outerHTML.slice(0, 90));
  const by = scrollWidth - clientWidth;
  return { sideways: by > 0 ? `${by} px: ${names.join(' … ')}` : '', high: scrollHeight };
}

/**
 * Opens, one after the other, all that opens on this page: lists and panels of the header, and popovers. Answers with how many popovers there were,
 * and with what sticks out at a side of the window, or is a popover that sticks out above or below or takes more than such a part of its height.
 */
export async function opened(most: number): Promise<{ popovers: number; tooLarge: string[] }> {
  const found: string[] = [];
  const isSeen = (one: Element): boolean => one.getBoundingClientRect().width > 0;
  const comes = async (is: () => boolean): Promise<boolean> => {
    for (let tries = 0; tries < 50 && !is(); tries++) await new Promise((done) => setTimeout(done, 20));
    return is();
  };
  const judge = (one: Element, isFaulty: (box: DOMRect) => boolean): void => {
    const box = one.getBoundingClientRect();
    if (box.left >= -1 && box.right <= innerWidth + 1 && !isFaulty(box)) return;
    const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(Math.round);
    found.push(`${width} × ${height} at ${left}, ${top}: ${one.outerHTML.slice(0, 90)}`);
  };
  for (const details of document.querySelectorAll<HTMLDetailsElement>('header details, nav details')) {
    const summary = details.querySelector('summary');
    if (!summary || !isSeen(summary)) continue;
    summary.click();
    for (const one of details.children)
      if (/absolute|fixed/.test(getComputedStyle(one).position)) judge(one, () => false);
    details.open = false;
  }
  const isOpen = (popover: Element): boolean => getComputedStyle(popover).display !== 'none';
  let seen = 0;
  const popovers = 'showPopover' in document.body ? document.querySelectorAll<HTMLElement>('[popover]') : [];
  for (const popover of popovers) {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
    if (button && isSeen(button) && !isOpen(popover)) {
      button.scrollIntoView({ block: 'center' });
      button.click();
      if (!(await comes(() => isOpen(popover)))) found.push(`nothing: ${button.outerHTML.slice(0, 90)}`);
    }
    if (!isOpen(popover)) continue;
    seen++;
    // The console's sections on a phone are a screen of their own below its bar.
    const part = popover.matches('.drawer-panel') ? 1 : most;
    judge(
      popover,
      ({ top, bottom, height }) => top < -1 || bottom > innerHeight + 1 || height > part * innerHeight,
    );
    if (button) popover.hidePopover();
  }
  return { popovers: seen, tooLarge: found };
}

/** A Tamil font as readers have it, in base64: the machines of tests have none, and draw narrow boxes. */
export const tamilFont = (): string =>
  readFileSync(
    'node_modules/@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-600-normal.woff2',
    'base64',
  );

/** Sets the text at twice its size, and answers with the words of the church's name that are broken between lines. */
export async function brokenWords(tamil: string): Promise<string[]> {
  const bytes = Uint8Array.from(atob(tamil), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace('Noto Serif Tamil', bytes, { weight: '100 900' }).load());
  document.documentElement.style.fontSize = '32px';
  const broken: string[] = [];
  for (const name of document.querySelectorAll('.brand-name')) {
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.nodeValue || '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index || 0);
        range.setEnd(text, (index || 0) + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
  }
  document.documentElement.style.fontSize = '';
  return broken;
}

/** Types into a field as a form of React hears it; false while the field is not there. */
export function typeInto(selector: string, text: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!field || !set) return false;
  set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** Presses what says so; false while it is not there. */
export function press(selector: string, text: string): boolean {
  for (const one of document.querySelectorAll<HTMLElement>(selector))
    if ((one.textContent || '').trim() === text && one.getBoundingClientRect().width > 0) {
      one.click();
      return true;
    }
  return false;
}

export const has = (selector: string): boolean => document.querySelector(selector) !== null;

export const textOf = (selector: string): string => {
  const found = document.querySelector(selector);
  return found ? found.textContent || '' : '';
};
