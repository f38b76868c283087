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

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources?: readonly { readonly node?: Node }[];
};
type Watched = typeof globalThis & { shifts?: string[] };

/** Runs in each page before all else: notes what moves without having been told to. */
export function watchShifts(): void {
  const shifts: string[] = [];
  (globalThis as Watched).shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const nodes = (entry.sources ?? []).map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? ''),
      );
      shifts.push(`${entry.value}: ${nodes.join(' ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved on a page that `watchShifts` watches, once its letters are there and it has been drawn. */
export const shiftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (globalThis as Watched).shifts ?? ['nobody watches'];
  });
