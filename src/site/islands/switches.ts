/** The switches of offline/ReadingSwitches.tsx: a setting takes effect at once, on every page of this site on this device. */
const { dataset } = document.documentElement;
const form = document.querySelector<HTMLFormElement>('[data-switches]');

function choose(name: 'text' | 'less', value: string): void {
  if (value) {
    localStorage.setItem(name, value);
    dataset[name] = value;
  } else {
    localStorage.removeItem(name);
    delete dataset[name];
  }
}

/** A worker handles pictures requested before any script runs; the existence of this cache tells it the setting. */
async function notifyWorker(isLess: boolean): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  await (isLess ? caches.open('site less') : caches.delete('site less'));
  navigator.serviceWorker.controller.postMessage({ do: 'look', path: '' });
}

try {
  const { text = '', less } = localStorage;
  for (const input of form?.querySelectorAll('input') ?? [])
    input.checked = input.name === 'less' ? less !== undefined : input.value === text;
  form?.addEventListener('change', ({ target }) => {
    const { name, value, checked } = target as HTMLInputElement;
    if (name === 'text') return choose('text', value);
    choose('less', checked ? '1' : '');
    void notifyWorker(checked).catch(() => {});
  });
  const offer = form?.querySelector<HTMLElement>('[data-offer]');
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (offer) offer.hidden = !line?.saveData || less !== undefined;
  if (form) form.hidden = false;
} catch {
  // If storage is blocked, there is nothing to choose.
}

export {};
