/**
 * Turns the pages of the magazine by the arrow keys and, on touch screens, by a swipe. It only watches: nothing is prevented, so scrolling and enlarging by two
 * fingers stay the browser's, and while the page is enlarged a finger moves it.
 */

/** A swipe is at least this long, in CSS pixels, and this much longer than high. */
const LENGTH = 64;
const FLAT = 2.5;
/** At the edges of a screen browsers go back and forth by themselves. */
const EDGE = 24;

const turn = (rel: string): void =>
  document.querySelector<HTMLAnchorElement>(`.turn a[rel="${rel}"]`)?.click();

/** Whether something can be moved sideways: the enlarged page, or what lies around this element. */
function movesSideways(target: EventTarget | null): boolean {
  if (window.visualViewport && window.visualViewport.scale > 1.01) return true;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) return true;
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX))
      return true;
  return false;
}

document.addEventListener('keydown', (event) => {
  const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
  const { target } = event;
  if (!rel || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  // A field, a menu or a dialog has its own use for them.
  if (target instanceof Element && target.closest('input, textarea, select, dialog, header, [role]')) return;
  if (!movesSideways(target)) turn(rel);
});

const pageShown = document.querySelector<HTMLElement>('[data-turn]');
let from: { readonly x: number; readonly y: number } | undefined;

pageShown?.addEventListener(
  'touchstart',
  ({ touches, target }) => {
    const [finger, second] = touches;
    from = undefined;
    if (!finger || second || movesSideways(target)) return;
    const { clientX: x, clientY: y } = finger;
    if (x > EDGE && x < window.innerWidth - EDGE) from = { x, y };
  },
  { passive: true },
);
pageShown?.addEventListener('touchcancel', () => {
  from = undefined;
});
pageShown?.addEventListener(
  'touchend',
  ({ changedTouches }) => {
    const [finger] = changedTouches;
    const began = from;
    from = undefined;
    if (!began || !finger) return;
    const [across, down] = [finger.clientX - began.x, finger.clientY - began.y];
    if (Math.abs(across) < LENGTH || Math.abs(across) < FLAT * Math.abs(down)) return;
    // Whoever marks words does not turn the page.
    if (String(window.getSelection())) return;
    turn(across < 0 ? 'next' : 'prev');
  },
  { passive: true },
);
