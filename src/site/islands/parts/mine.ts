import { MY_DIOCESE } from '#lib/myDiocese.ts';

/** Shows the reader's own diocese on the front page: the one in the address, which is remembered on this device, or the remembered one. */
export async function showMine(place: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement;
  const chosen = location.hash.startsWith(MY_DIOCESE) ? location.hash.slice(MY_DIOCESE.length) : '';
  const id = chosen || dataset.diocese || '';
  // So that a page that is loaded anew does not choose again what was forgotten meanwhile.
  if (chosen) history.replaceState(history.state, '', location.pathname + location.search);
  dataset.diocese = id;
  try {
    const answer = await fetch(`${location.pathname}?${new URLSearchParams({ part: 'diocese', id })}`);
    // It is not there any more.
    if (answer.status === 404) forget();
    if (!answer.ok) throw new Error(answer.statusText);
    const part = new DOMParser().parseFromString(await answer.text(), 'text/html').body;
    // What loads pictures once they are near (settings.ts) has looked for them before.
    for (const picture of part.getElementsByClassName('pic')) picture.setAttribute('data-near', '');
    place.replaceChildren(...part.childNodes);
    place.querySelector('[data-forget]')?.addEventListener('click', () => {
      forget();
      const said = document.createElement('p');
      said.setAttribute('role', 'status');
      said.textContent = place.dataset.mine ?? '';
      place.replaceChildren(said);
      place.classList.add('mine--forgotten');
      place.focus();
    });
    if (!chosen) return;
    localStorage.setItem('diocese', id);
    place.focus();
  } catch {
    // Offline, or storage is blocked: what has come is shown, and nothing is kept free for what has not.
    if (!place.firstChild) delete dataset.diocese;
  }
}

function forget(): void {
  delete document.documentElement.dataset.diocese;
  localStorage.removeItem('diocese');
}
