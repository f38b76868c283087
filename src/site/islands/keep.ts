import { WORKER, type WorkerSays, type WorkerWish } from '#lib/serviceWorker.ts';

/**
 * Has the main host's pages kept by this browser, once the page is there; and says above a copy that it is one, until the line is back. Every page of
 * that host has it.
 */
const AGAIN_MS = 20_000;
const { serviceWorker: worker } = navigator;
const { lang: written, dataset } = document.documentElement;
// The frame's language, which the page's own may differ from.
const lang = document.body.lang || written;
const bar = document.querySelector<HTMLElement>('.savedbar');

async function keepPages(): Promise<void> {
  // No line, no room, or a browser that may keep nothing: with the next page it is tried again.
  await worker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const wish: WorkerWish = { do: 'begin', path: location.pathname };
  (await worker.ready).active?.postMessage(wish);
}

function show(why: string): void {
  const text = bar?.querySelector('span');
  const at = new Date(dataset.saved ?? '');
  const day = new Intl.DateTimeFormat(`${lang}-IN`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  if (!bar || !text) return;
  text.textContent = (bar.dataset[why] ?? '').replace('{day}', day.format(at));
  // In place of a page that was not saved stands another one.
  for (const link of bar.querySelectorAll('a')) {
    link.href = location.href;
    link.textContent = link.getAttribute('aria-label');
  }
  bar.hidden = false;
}

/** Asks for the page itself. What says the same stays as it is, and is no copy any more; else the page itself takes its place. */
async function ask(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-cache' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const isSame = dataset.why !== 'missing' && words(page) === words(document);
  if (!isSame || !answer.ok || !bar) return location.reload();
  bar.hidden = true;
  delete dataset.saved;
  clearInterval(asking);
}
/** What a page says; its scripted parts are filled here. */
const words = (page: Document): string | undefined => {
  const main = page.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  for (const part of main?.querySelectorAll('[data-scripted]') ?? []) part.remove();
  return main?.textContent;
};

let asking: ReturnType<typeof setInterval>;
const askAgain = (): void => void ask().catch(() => {});
if (worker) {
  if (dataset.saved) {
    show(dataset.why ?? '');
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerSays>) => {
      if ('late' in data && data.late === 'fresh') location.reload();
      else if ('late' in data) show('gone');
    });
    if (dataset.why !== 'late') {
      asking = setInterval(askAgain, AGAIN_MS);
      addEventListener('online', askAgain);
    }
  } else addEventListener('load', () => void keepPages().catch(() => {}));
}
