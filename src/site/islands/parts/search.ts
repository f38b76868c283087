import { typeOfUnit } from '#kinds/news.ts';
import type { Language } from '#lib/language.ts';
import { newsPath } from '#lib/newsPath.ts';
import { wordsIn } from '#lib/translations.ts';
import { foreign } from '../../parts/foreign.ts';
import { searchWords } from '../../search/words.ts';

/** What is read of the call's answer (002 §7.1). */
interface FoundNews {
  readonly _id: string;
  readonly title: string;
  readonly department: { readonly name: string } | null;
  readonly diocese: { readonly name: string } | null;
}
interface Answer {
  readonly data: { readonly docs: readonly FoundNews[]; readonly hasNextPage: boolean };
}

/** So long one waits after a key before asking. */
const PAUSE_MS = 200;

/**
 * Results while one types (002 §2.3, §2.4). `box` carries how many a request brings, and whether they open in a new window;
 * the rows that the server drew stand again when the field is emptied.
 */
export function searchAsYouType(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>('input[type=search]');
  const results = box.querySelector<HTMLElement>('[data-results]');
  if (!input || !results) return;
  const words = wordsIn(searchWords, document.documentElement.lang as Language);
  const limit = Number(box.dataset.search);
  const drawnByServer = [...results.childNodes];
  let asked = '';
  let page = 1;
  let timer = 0;
  let request = new AbortController();

  async function ask(): Promise<Answer> {
    request.abort();
    request = new AbortController();
    const response = await fetch('/api/v1/public/global_search_news', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ search: asked, page, limit }),
      signal: request.signal,
    });
    if (!response.ok) throw new Error(response.statusText);
    return (await response.json()) as Answer;
  }

  async function show(): Promise<void> {
    try {
      const { data } = await ask();
      if (page === 1) results?.replaceChildren();
      if (data.docs.length === 0 && page === 1) return say(words.nothing);
      append(data.docs);
      if (data.hasNextPage) results?.append(moreButton());
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (page > 1) page -= 1;
      say(words.failed);
    }
  }

  function say(sentence: string): void {
    const line = make('p', 'label mt-5', sentence);
    results?.replaceChildren(...(page === 1 ? [] : keptRows()), line);
  }

  const keptRows = (): Element[] => [...(results?.querySelectorAll('ul.found') ?? [])];

  function append(docs: readonly FoundNews[]): void {
    const list = results?.querySelector('ul.found') ?? make('ul', 'found');
    const rows = docs.map((doc) => row(doc, box.dataset.newWindow !== undefined));
    list.append(...rows);
    results?.replaceChildren(list);
    // Who pressed 'Load more' goes on with the first of the new ones.
    if (page > 1) rows[0]?.querySelector('a')?.focus();
  }

  function moreButton(): HTMLButtonElement {
    const button = make('button', 'btn btn--line mt-5', words.loadMore);
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
      results?.replaceChildren(...drawnByServer);
    }, PAUSE_MS);
  }
  input.addEventListener('input', typed);
  // Something may have been typed while this file was on its way.
  typed();
}

/** A row like those that search/SearchResults.tsx draws. */
function row({ _id, title, department, diocese }: FoundNews, newWindow: boolean): HTMLLIElement {
  const link = make('a', '');
  link.href = newsPath(typeOfUnit(diocese ? 'diocese' : 'department'), _id);
  if (newWindow) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  const headline = make('span', 'title', title);
  headline.lang = foreign(title) ?? '';
  link.append(headline, make('span', 'label', (department ?? diocese)?.name ?? ''));
  const item = make('li', '');
  item.append(link);
  return item;
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
