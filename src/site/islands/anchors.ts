/** Marks the section being read in the page's row of anchors: the last one whose beginning has scrolled past the row. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.anchors a[href^="#"]')];
const parts = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
const row = document.querySelector('.anchors');

function mark(): void {
  const edge = (row?.getBoundingClientRect().bottom ?? 0) + window.innerHeight / 6;
  const read = parts.filter((part) => part.getBoundingClientRect().top <= edge).pop() ?? parts[0];
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
mark();

export {};
