import { WORKER, type WorkerSays, type WorkerWish } from '#lib/serviceWorker.ts';

const QUIET_MS = 1000;
const AGAIN_MS = 20_000;
const { serviceWorker: worker } = navigator;
const { lang: written, dataset } = document.documentElement;
// The frame's language, which may differ from the content's.
const lang = document.body.lang || written;
const bar = document.querySelector<HTMLElement>('.savedbar');

/** Calls once the page has loaded, its pictures have come, and neither line nor processor has anything to do. */
function whenIdle(work: () => void): void {
  addEventListener('load', () => {
    let before = -1;
    const looking = setInterval(() => {
      const come = performance.getEntriesByType('resource').length;
      if (come === before) {
        clearInterval(looking);
        (window.requestIdleCallback ?? setTimeout)(work);
      }
      before = come;
    }, QUIET_MS);
  });
}

async function keepPages(): Promise<void> {
  // Offline, no space, or no permission to store: the next page tries again.
  await worker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const { connection: line } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isFree = !line?.saveData && !line?.effectiveType?.endsWith('2g');
  const wish: WorkerWish = { do: isFree ? 'begin' : 'open', path: location.pathname };
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
  // If a page was not saved, another one is shown in its place.
  for (const link of bar.querySelectorAll('a')) {
    link.href = location.href;
    link.textContent = link.getAttribute('aria-label');
  }
  bar.hidden = false;
}

/** Requests the page itself. If its text is the same, the copy stays and is no longer marked as one; otherwise the page is reloaded. */
async function ask(): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-cache' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const isSame = dataset.why !== 'missing' && words(page) === words(document);
  if (!isSame || !answer.ok || !bar) return location.reload();
  bar.hidden = true;
  delete dataset.saved;
  clearInterval(asking);
}
/** The page's text without its scripted parts, which are filled here. */
const words = (page: Document): string | undefined => {
  const main = page.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
  for (const part of main?.querySelectorAll('[data-scripted]') ?? []) part.remove();
  return main?.textContent;
};

let asking: ReturnType<typeof setInterval>;
const askAgain = (): void => void ask().catch(() => {});

/**
 * Asks the service worker to save the main host's pages when the line is idle, but not where each byte counts; on a saved copy, shows a notice until the
 * connection is back. For every page of that host.
 */
export function initKeeping(): void {
  if (!worker) return;
  if (!dataset.saved) {
    whenIdle(() => void keepPages().catch(() => {}));
    return;
  }
  show(dataset.why ?? '');
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerSays>) => {
    if ('late' in data && data.late === 'fresh') location.reload();
    else if ('late' in data) show('gone');
  });
  if (dataset.why === 'late') return;
  asking = setInterval(askAgain, AGAIN_MS);
  addEventListener('online', askAgain);
}
