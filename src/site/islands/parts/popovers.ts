/**
 * Opens and closes `popovertarget` elements in browsers without popovers (before Chrome 114, Firefox 125 and Safari 17): as a dialog, which closes on
 * Escape and restores the focus natively.
 */
export function openPopovers(): void {
  for (const button of document.querySelectorAll('[popovertarget]')) {
    const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    const hides = button.getAttribute('popovertargetaction') === 'hide';
    button.addEventListener('click', () => (hides ? dialog.close() : dialog.showModal()));
    // A click outside its content hits the dialog element itself.
    if (!hides) dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  }
}
