import type { Page } from 'playwright-core';

const WIDTHS = [320, 360, 768, 1440, 1920] as const;

/**
 * The widths, of those that the site is made for, at which a page is wider than its window, each with what
 * sticks out: empty when it never is. The window has its own width again afterwards.
 */
export async function sideways(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const out = await page.evaluate(stickingOut);
    if (out !== null) found.push(`at ${width} px: ${out}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page. What lies in something that scrolls or clips by itself does not widen the page. */
function stickingOut(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const clipped = (one: Element): boolean => {
    for (let around = one.parentElement; around && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  const wide = [...document.body.querySelectorAll('*')].filter(
    (one) =>
      one.checkVisibility() &&
      !clipped(one) &&
      Math.max(one.getBoundingClientRect().right, one.getBoundingClientRect().left + one.scrollWidth) >
        clientWidth + 1,
  );
  return `${scrollWidth} px wide, because of ${wide.at(-1)?.outerHTML.slice(0, 120) ?? 'something without a box'}`;
}

/** A row of a list in columns is a line: no higher than this, in px, in any language. */
const ROW = 48.5;

/** What is wrong with the tables of a list in columns: there is none, one is wider than its place, has a row of more than a line, or leaves its titles less than a sixth of the width. */
export const clumsyRows = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const boxes = [...document.querySelectorAll('.tablebox')];
    if (boxes.length === 0) return ['no table'];
    return boxes.flatMap((box) => {
      const wide = box.getBoundingClientRect().width;
      const out = box.scrollWidth > wide + 1 ? [`${box.scrollWidth} px in a place of ${wide}`] : [];
      const rows = [...box.querySelectorAll('tbody tr')].flatMap((row) => {
        const { height } = row.getBoundingClientRect();
        const title = row.querySelector('.main:not(.narrow)')?.getBoundingClientRect().width ?? wide;
        return height > most || title < wide / 6
          ? `${height} px high, ${title} of ${wide} px for the title`
          : [];
      });
      return [...out, ...rows];
    });
  }, ROW);

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Node }[];
};
interface Moved {
  readonly at: number;
  readonly what: string;
}
type Watched = typeof globalThis & { moved?: Moved[]; swapped?: number };

/** Runs in each page before all else: notes what moves without having been told to, and when the letters are drawn that came from elsewhere. */
export function watchShifts(): void {
  const here = globalThis as Watched;
  const moved: Moved[] = [];
  here.moved = moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const nodes = (entry.sources ?? []).map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? ''),
      );
      moved.push({ at: entry.startTime, what: `${entry.value}: ${nodes.join(' ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.fonts.addEventListener('loadingdone', async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    // By the clock, as what moves is: where the machine is busy, the time that a frame is given lies well before it is drawn.
    here.swapped = performance.now();
  });
}

/**
 * What has moved on a page that `watchShifts` watches, once its letters are there and it has been drawn. Not what moves with the letters
 * themselves: whether they come before the first picture of the page is luck, and how wide the ones before them are is the machine's.
 */
export const shiftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
    const { moved, swapped = 0 } = globalThis as Watched;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const came = Math.min(
      ...files.filter(({ name }) => name.endsWith('.woff2')).map(({ responseEnd }) => responseEnd),
    );
    return moved?.filter(({ at }) => at < came || at > swapped).map(({ what }) => what) ?? ['nobody watches'];
  });
