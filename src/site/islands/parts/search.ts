/** Delay between the last key and the request. */
const PAUSE_MS = 200;

/**
 * Shows results while the user types (002 §2.3, §2.4): the rows as rendered by the server, and their number, announced to screen readers. `box` holds
 * the panel's name and texts; emptying the field restores the server's content. A newer request aborts an older one; one that failed offline is
 * repeated when the connection is back.
 */
export function searchAsYouType(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input[type=search]');
  const results = box.querySelector<HTMLElement>('[data-results]');
  const status = box.querySelector<HTMLElement>('[role=status]');
  if (!input?.form || !results || !status) return;
  const { more = '', failed = '', offline = '' } = box.dataset;
  const { pathname } = new URL(input.form.action);
  const drawnByServer = [...results.childNodes];
  let asked = '';
  let page = 1;
  let timer = 0;
  let request = new AbortController();

  async function ask(): Promise<HTMLElement> {
    request.abort();
    request = new AbortController();
    const query = new URLSearchParams({ q: asked, page: String(page), part: box.dataset.search ?? '' });
    const response = await fetch(`${pathname}?${query}`, { signal: request.signal });
    if (!response.ok) throw new Error(response.statusText);
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html');
    const part = answer.querySelector<HTMLElement>('[data-said]');
    if (!part) throw new Error('This is no part of a search.');
    return part;
  }

  async function show(): Promise<void> {
    try {
      const part = await ask();
      const rows = [...part.querySelectorAll('[data-news] > li')];
      if (page > 1) {
        results?.querySelector('[data-news]')?.append(...rows);
        results?.querySelector('button')?.remove();
      } else {
        results?.replaceChildren(...part.childNodes);
        say(part.dataset.said ?? '');
      }
      if (part.dataset.next !== undefined) results?.querySelector('[data-news]')?.after(moreButton());
      // After 'Load more', focus the first of the new results.
      if (page > 1) rows[0]?.querySelector('a')?.focus();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const isOffline = !navigator.onLine;
      if (isOffline) window.addEventListener('online', () => void show(), { once: true });
      else if (page > 1) page -= 1;
      // Results of the same search stay; those of another one would mislead.
      if (page === 1) results?.replaceChildren();
      for (const button of results?.querySelectorAll('button') ?? []) button.disabled = false;
      say(isOffline ? offline : failed);
    }
  }

  function say(sentence: string): void {
    if (status) status.textContent = sentence;
  }

  function moreButton(): HTMLButtonElement {
    const button = document.createElement('button');
    button.className = 'btn btn--line mt-5';
    button.textContent = more;
    button.type = 'button';
    button.addEventListener('click', () => {
      button.disabled = true;
      page += 1;
      void show();
    });
    return button;
  }

  function typed(): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const text = input?.value.trim() ?? '';
      if (text === asked) return;
      asked = text;
      page = 1;
      if (text !== '') return void show();
      request.abort();
      say('');
      results?.replaceChildren(...drawnByServer);
    }, PAUSE_MS);
  }
  input.addEventListener('input', typed);
  box.addEventListener('keydown', (event) => step(event, input, results));
  // The user may have typed while this script was loading.
  typed();
}

/** The arrow keys move from the field to the results, along them, and back. */
function step(event: KeyboardEvent, input: HTMLElement, results: Element): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const places = [input, ...results.querySelectorAll<HTMLElement>('a, button')];
  const here = places.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? undefined : places[here + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
