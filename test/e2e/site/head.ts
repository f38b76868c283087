import type { Page } from 'playwright-core';

/** What a page tells search engines. `told`: it describes itself. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
    return {
      robots: meta('robots'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      told: (meta('description') ?? '').length > 20,
    };
  });
}
