/**
 * What script adds to the header's panels, which open and close without it: Escape and a press outside close them, and the
 * search field is ready to be typed in when its panel opens.
 */
export function initPanels(): void {
  const panels = [...document.querySelectorAll<HTMLDetailsElement>('details.tool')];
  const close = (panel: HTMLDetailsElement): void => {
    const hadFocus = panel.contains(document.activeElement);
    panel.open = false;
    // Focus must not be lost in what has gone.
    if (hadFocus) panel.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const panel of panels) if (panel.open) close(panel);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    for (const panel of panels)
      if (panel.open && target instanceof Node && !panel.contains(target)) panel.open = false;
  });
  for (const panel of panels) {
    panel.addEventListener('toggle', () => {
      if (panel.open) panel.querySelector<HTMLInputElement>('input[type=search]')?.focus();
    });
  }
}
