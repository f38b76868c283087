/**
 * Script for the panels of the header and the lists of the bar and of a heading, which also open and close without it: Escape, a click outside and
 * leaving with the Tab key close them, Ctrl+K (⌘K) opens the search, and opening the search panel focuses its field.
 */
export function initPanels(): void {
  const bar = document.querySelector<HTMLElement>('.nav');
  const panels = [
    ...document.querySelectorAll<HTMLDetailsElement>('details.tool, .nav details, .switch details'),
  ];
  const close = (panel: HTMLDetailsElement): void => {
    const hadFocus = placeOf(panel).contains(document.activeElement);
    panel.open = false;
    // Do not leave the focus in a hidden panel.
    if (hadFocus) panel.querySelector('summary')?.focus();
  };
  const closeUnless = (target: EventTarget | null): void => {
    for (const panel of panels)
      if (panel.open && target instanceof Node && !placeOf(panel).contains(target)) panel.open = false;
  };
  // Checked one by one: a browser without :has() throws on such a selector.
  const search = panels.find((panel) => panel.matches('.tool') && panel.querySelector('input[type=search]'));
  document.addEventListener('keydown', (event) => {
    if (search && event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      // A single-letter shortcut would interfere with speech input (WCAG 2.1.4).
      event.preventDefault();
      if (search.open) focusField(search);
      search.open = true;
      return;
    }
    if (event.key !== 'Escape') return;
    for (const panel of panels) if (panel.open) close(panel);
    // A list opened by hovering and closed again stays closed until the mouse has left the bar.
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

/** The elements that belong to a panel: for a word of the bar, the list next to it. */
const placeOf = (panel: HTMLDetailsElement): Element => panel.closest('li') ?? panel;
