/**
 * Opens and closes what `popovertarget` names where the browser does not (before Chrome 114, Firefox 125 and Safari 17): as a dialog, which closes by Escape
 * and gives the focus back by itself.
 */
export function openPopovers(): void {
  for (const button of document.querySelectorAll('[popovertarget]')) {
    const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    const hides = button.getAttribute('popovertargetaction') === 'hide';
    button.addEventListener('click', () => (hides ? dialog.close() : dialog.showModal()));
    // A press beside it falls on the dialog itself.
    if (!hides) dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  }
}
