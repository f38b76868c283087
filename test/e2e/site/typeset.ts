import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How type is set in the five scripts: measured on every title and every running text of a page (look book §2). */

/** A creed's first paragraph is set like a title. */
const CREED = '.prose--creed > p:first-child';
export const TITLES = `h1, h2, h3, h4, .title, ${CREED}`;
const RUNNING = `.prose, .prose p:not(${CREED}), .read`;
/** What a script makes of a size, and the least line: titles, then running text. */
const SCRIPTS = {
  en: { title: 1, line: 0, text: 1, textLine: 0 },
  ta: { title: 0.84, line: 1.42, text: 0.94, textLine: 1.78 },
  te: { title: 0.94, line: 1.44, text: 0.98, textLine: 1.74 },
  kn: { title: 0.94, line: 1.44, text: 0.98, textLine: 1.74 },
  ml: { title: 0.84, line: 1.42, text: 0.94, textLine: 1.78 },
} as const;
type Script = keyof typeof SCRIPTS;

type Measured = { what: string; size: number; line: number; weight: number; tracking: number };

/** Every element that the selector finds, as it is set when it is in a language. */
export function measure(page: Page, selector: string, lang: string): Promise<Measured[]> {
  return page.evaluate(
    ([wanted, language]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      for (const one of all) one.lang = language;
      return all.map((one) => {
        const style = getComputedStyle(one);
        const size = Number.parseFloat(style.fontSize);
        return {
          what: `${one.tagName} .${one.className} in .${one.parentElement?.className}`,
          size,
          line: Number.parseFloat(style.lineHeight) / size,
          weight: Number(style.fontWeight),
          tracking: Number.parseFloat(style.letterSpacing) || 0,
        };
      });
    },
    [selector, lang] as const,
  );
}

const WIDTHS = [360, 1440] as const;
export const windowOf = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 900 });

/** What is not set as the table says, in a narrow window and in a wide one. */
export async function wronglySet(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await windowOf(page, width);
    wrong.push(...(await wrongAt(page, width)));
  }
  return wrong;
}

async function wrongAt(page: Page, width: number): Promise<string[]> {
  const [titles, running] = [await measure(page, TITLES, 'en'), await measure(page, RUNNING, 'en')];
  expect(titles.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const lang of Object.keys(SCRIPTS) as Script[]) {
    const { title, line, text, textLine } = SCRIPTS[lang];
    const say = (now: Measured, of: number) =>
      wrong.push(`${width} px, ${lang} ${JSON.stringify(now)}, in English ${of} px`);
    for (const [i, now] of (await measure(page, TITLES, lang)).entries()) {
      const of = titles[i]?.size ?? 0;
      const right =
        Math.abs(now.size - of * title) < 0.1 &&
        now.line > line - 0.01 &&
        (lang === 'en' || (now.weight === 600 && now.tracking === 0));
      if (!right) say(now, of);
    }
    for (const [i, now] of (await measure(page, RUNNING, lang)).entries()) {
      const of = running[i]?.size ?? 0;
      if (Math.abs(now.size - of * text) > 0.1 || now.line < textLine - 0.01) say(now, of);
    }
  }
  return wrong;
}
