/** Lists the pages saved in this browser (offline/worker.ts), from the data stored with each copy. */
import { wish } from './parts/wish.ts';

const { lang } = document.documentElement;
const lists = document.querySelector<HTMLElement>('[data-lists]');
const day = new Intl.DateTimeFormat(`${lang}-IN`, {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});
const size = new Intl.NumberFormat(`${lang}-IN`, { maximumFractionDigits: 0, useGrouping: false });

async function fill(): Promise<void> {
  const chosen = await copiesIn('site chosen');
  const others = await copiesIn('site pages');
  if (!lists || chosen.length + others.length === 0) return;
  const always = lists.dataset.always?.split(' ') ?? [];
  const isAlways = ({ path }: Copy): boolean =>
    always.some((one) => path.endsWith(one) || path.includes(`${one}/2`));
  put('chosen', chosen);
  put(
    'read',
    others.filter((copy) => !isAlways(copy)),
  );
  put('always', others.filter(isAlways));
  document.querySelector('[data-none]')?.remove();
  lists.hidden = false;
}

interface Copy {
  readonly path: string;
  readonly title: string;
  readonly saved: string;
  readonly bytes: number;
}

/** The copies in a cache, newest first. */
async function copiesIn(name: string): Promise<Copy[]> {
  if (!('caches' in window) || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const all = (await cache.keys()).map(async (request): Promise<Copy> => {
    const headers = (await cache.match(request))?.headers;
    const named = new DOMParser().parseFromString(
      decodeURIComponent(headers?.get('x-title') ?? ''),
      'text/html',
    );
    return {
      path: new URL(request.url).pathname,
      title: named.body.textContent,
      saved: headers?.get('x-saved') ?? '',
      bytes: Number(headers?.get('x-bytes')),
    };
  });
  return (await Promise.all(all)).sort((a, b) => b.saved.localeCompare(a.saved));
}

function put(of: string, copies: readonly Copy[]): void {
  const part = document.querySelector<HTMLElement>(`[data-kept-list=${of}]`);
  const shown = copies.filter(({ path }) => path !== location.pathname);
  part?.querySelector('ul')?.replaceChildren(...shown.map((copy) => row(copy, of === 'chosen')));
  const empty = part?.querySelector('p');
  if (empty) empty.hidden = shown.length > 0;
  if (part) part.hidden = shown.length === 0 && !empty;
}

function row({ path, title, saved, bytes }: Copy, isChosen: boolean): HTMLElement {
  const words = lists?.dataset ?? {};
  const link = make('a', '', [
    make('span', 'title', [title]),
    make('span', 'label', [
      `${words.saved?.replace('{day}', day.format(new Date(saved)))} | ${words.size?.replace('{size}', size.format(Math.max(1, bytes / 1000)))}`,
    ]),
  ]);
  link.href = path;
  const item = make('li', '', [link]);
  if (!isChosen) return item;
  const button = make('button', '', [words.remove ?? '']);
  button.setAttribute('aria-label', `${words.remove}: ${title}`);
  button.type = 'button';
  button.addEventListener('click', () => {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    void wish('drop', path)
      .then(fill)
      .then(() => (next ? document.querySelector<HTMLElement>('.kept button') : lists)?.focus());
  });
  item.append(button);
  return item;
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  parts: readonly (string | Node)[],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...parts);
  return made;
}

void fill().finally(() => lists?.setAttribute('data-looked', ''));
