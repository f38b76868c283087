/**
 * Marks the section being read in the page's row of anchors: the last one whose beginning has scrolled past the row. At the page's end the last ones cannot
 * scroll so far: there it is the one that was asked for, or the last.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.anchors a[href^="#"]')];
const parts = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
const row = document.querySelector('.anchors');

const pixels = (length: string): number => Number.parseFloat(length) || 0;

function mark(): void {
  const { scrollY, innerHeight } = window;
  const topOf = (part: HTMLElement): number => part.getBoundingClientRect().top;
  // Where a link to a part brings its beginning; with larger letters that is further down.
  const landing = pixels(getComputedStyle(document.documentElement).scrollPaddingTop);
  const edge = (row?.getBoundingClientRect().bottom ?? 0) + innerHeight / 6;
  const hasBegun = (part: HTMLElement): boolean =>
    topOf(part) <= Math.max(edge, landing + pixels(getComputedStyle(part).scrollMarginTop) + 1);
  let read = parts.filter(hasBegun).at(-1) ?? parts[0];
  if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) {
    const asked = parts.find((part) => location.hash === `#${part.id}` && topOf(part) >= 0);
    read = asked ?? (scrollY > 0 ? parts.at(-1) : read);
  }
  for (const link of links) {
    const here = link.hash === `#${read?.id}`;
    if (here === link.hasAttribute('aria-current')) continue;
    if (here) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    // The row scrolls separately, without moving the page.
    if (here) link.parentElement?.scrollTo({ left: link.offsetLeft - 32 });
  }
}

let asked = false;
addEventListener(
  'scroll',
  () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      mark();
    });
  },
  { passive: true },
);
// A page that is too short to scroll.
addEventListener('hashchange', mark);
mark();

export {};
