/**
 * What script adds to the header's panels, to the lists of the bar and to that of a heading, which open and close without it: Escape, a press beside them and
 * leaving with the Tab key close them, Ctrl+K (⌘K) opens the search, and its field is ready to be typed in when its panel opens.
 */
export function initPanels(): void {
  const bar = document.querySelector<HTMLElement>('.nav');
  const panels = [
    ...document.querySelectorAll<HTMLDetailsElement>('details.tool, .nav details, .switch details'),
  ];
  const close = (panel: HTMLDetailsElement): void => {
    const hadFocus = placeOf(panel).contains(document.activeElement);
    panel.open = false;
    // Focus must not be lost in what has gone.
    if (hadFocus) panel.querySelector('summary')?.focus();
  };
  const closeUnless = (target: EventTarget | null): void => {
    for (const panel of panels)
      if (panel.open && target instanceof Node && !placeOf(panel).contains(target)) panel.open = false;
  };
  // Asked of each: a browser that does not know :has() throws at such a selector.
  const search = panels.find((panel) => panel.matches('.tool') && panel.querySelector('input[type=search]'));
  document.addEventListener('keydown', (event) => {
    if (search && event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      // A letter alone would get in the way of those who speak to their browser (WCAG 2.1.4).
      event.preventDefault();
      if (search.open) focusField(search);
      search.open = true;
      return;
    }
    if (event.key !== 'Escape') return;
    for (const panel of panels) if (panel.open) close(panel);
    // A list that the mouse has opened stays away until the mouse has left the bar.
    if (bar?.matches(':hover')) bar.dataset.quiet = '';
  });
  bar?.addEventListener('pointerleave', () => delete bar.dataset.quiet);
  bar?.addEventListener('focusout', ({ relatedTarget }) => closeUnless(relatedTarget));
  document.addEventListener('pointerdown', ({ target }) => closeUnless(target));
  for (const panel of panels) {
    panel.addEventListener('toggle', () => {
      if (panel.open) focusField(panel);
    });
  }
}

const focusField = (panel: Element): void =>
  panel.querySelector<HTMLInputElement>('input[type=search]')?.focus();

/** What belongs to a panel: with a word of the bar the list beside it. */
const placeOf = (panel: HTMLDetailsElement): Element => panel.closest('li') ?? panel;
