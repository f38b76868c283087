/** Narrows contents and calls to those that hold every word that is typed: of the path, the name, the summary or a field. */
export function filterCalls(): void {
  const box = document.querySelector<HTMLElement>('[data-filter]');
  const input = box?.querySelector('input');
  const found = box?.querySelector<HTMLElement>('[data-found]');
  if (!box || !input || !found) return;
  const calls = [...document.querySelectorAll<HTMLElement>('main .call')].map((element) => ({
    element,
    entry: document.querySelector<HTMLElement>(`[data-to="${CSS.escape(element.id)}"]`),
    words: wordsOf(element),
  }));
  const groups = [
    ...document.querySelectorAll<HTMLElement>('main .group'),
    ...document.querySelectorAll<HTMLElement>('.contents nav > ul > li'),
  ];
  const narrow = (): void => {
    const wanted = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { element, entry, words } of calls) {
      const fits = wanted.every((word) => words.includes(word));
      element.hidden = !fits;
      if (entry) entry.hidden = !fits;
      if (fits && entry) shown++;
    }
    for (const group of groups) {
      const parts = [...group.querySelectorAll<HTMLElement>(':scope > .call, :scope > ul > li')];
      group.hidden = wanted.length > 0 && !parts.some((part) => !part.hidden);
    }
    found.textContent = wanted.length === 0 ? '' : shown === 1 ? '1 call' : `${shown} calls`;
  };
  input.addEventListener('input', narrow);
  box.hidden = false;
  narrow();
}

function wordsOf(call: HTMLElement): string {
  const names = [...call.querySelectorAll('h3, h3 + p, .hint, .fields:not(.folded .fields) th code')];
  return `${call.id} ${names.map((element) => element.textContent).join(' ')}`.toLowerCase();
}
