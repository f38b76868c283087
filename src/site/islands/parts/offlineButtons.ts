import { listenTo, voiceFor } from './listen.ts';
import { wish } from './wish.ts';

/** Saving a page for offline reading, and listening to it: each button is shown if the browser supports it. */
export function initOfflineButtons(): void {
  const keep = document.querySelector<HTMLElement>('[data-keep]');
  const listen = document.querySelector<HTMLElement>('[data-listen]');
  if (keep && navigator.serviceWorker && 'caches' in window) void offerToKeep(keep).catch(() => {});
  if (!listen || !('speechSynthesis' in window)) return;
  const { lang } = document.querySelector<HTMLElement>('main .prose[lang]') ?? document.documentElement;
  const offer = (): void => {
    listen.hidden = !voiceFor(lang);
  };
  listen.textContent = listen.dataset.listen ?? '';
  listenTo(listen);
  offer();
  // Many phones report their voices a moment later.
  speechSynthesis.addEventListener?.('voiceschanged', offer);
}

async function offerToKeep(button: HTMLElement): Promise<void> {
  const { keep = '', kept = '', full = '' } = button.dataset;
  const path = location.pathname;
  let isKept =
    (await caches.has('site chosen')) && (await (await caches.open('site chosen')).match(path)) !== undefined;
  const show = (): void => {
    button.textContent = isKept ? kept : keep;
  };
  button.addEventListener('click', async () => {
    const done = await wish(isKept ? 'drop' : 'keep', path);
    if (done) isKept = !isKept;
    show();
    if (!done) button.textContent = full;
  });
  show();
  button.hidden = false;
}
