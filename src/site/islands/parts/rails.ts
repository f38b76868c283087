/** What can be reached by keyboard within an item of a carousel. */
const STOPS = 'a[href], button, summary';
/** The root's attribute while somebody moves by keyboard: the browser's own buttons of a carousel are no stops then (parts/rail.css). */
const BY_KEYS = 'data-keys';

/**
 * A carousel is one stop: Tab goes to the link that was focused last, the arrow keys, Home and End to the others, which come into view by themselves.
 * One without links stays what it is, an element that scrolls.
 */
export function makeOneStop(rail: HTMLElement): void {
  const stops = [...rail.querySelectorAll<HTMLElement>(STOPS)];
  const [first] = stops;
  if (!first) return;
  let current = first;
  const choose = (chosen: HTMLElement): void => {
    current.tabIndex = -1;
    current = chosen;
    current.tabIndex = 0;
  };
  for (const stop of stops) stop.tabIndex = -1;
  choose(first);
  rail.tabIndex = -1;
  // They lead to what the arrow keys lead to.
  for (const mark of rail.parentElement?.querySelectorAll<HTMLElement>('.rail-marks a') ?? [])
    mark.tabIndex = -1;
  rail.addEventListener('focusin', ({ target }) => {
    const focused = stops.find((stop) => stop === target);
    if (focused) choose(focused);
  });
  rail.addEventListener('keydown', (event) => {
    const next = stops[placeAfter(event, stops.indexOf(current), stops.length)];
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    next.focus();
  });
}

/** The place that a key leads to; -1 for other keys and beyond the ends. */
function placeAfter({ key }: KeyboardEvent, place: number, length: number): number {
  if (key === 'ArrowRight') return place + 1;
  if (key === 'ArrowLeft') return place - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : -1;
}

/** Notes on the page whether its reader moves by keyboard or points. */
export function noteKeys(root: HTMLElement): void {
  root.setAttribute(BY_KEYS, '');
  addEventListener('keydown', ({ key }) => key === 'Tab' && root.setAttribute(BY_KEYS, ''), {
    capture: true,
  });
  addEventListener('pointermove', () => root.removeAttribute(BY_KEYS), { passive: true });
}
