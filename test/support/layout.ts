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
