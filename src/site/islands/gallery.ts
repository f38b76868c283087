const WORDS = { name: 'Gallery', close: 'Close', back: 'Previous picture', on: 'Next picture' };
const SIGNS = { back: 'M20 12H5M11 6l-6 6 6 6', on: 'M4 12h15M13 6l6 6-6 6', close: 'm5 5 14 14M19 5 5 19' };
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Opens the pictures of a gallery in a row over the page (002 §2.6, §2.21): swiped by scroll-snap, moved by the arrow keys
 * and two buttons, with 'n / total', closed by Escape. Made when a picture is first pressed.
 */
function openAt(gallery: HTMLElement, start: number): void {
  const dialog = (gallery.nextElementSibling as HTMLDialogElement | null) ?? build(gallery);
  dialog.showModal();
  goTo(dialog, start, 'instant');
}

function build(gallery: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-label', WORDS.name);
  const row = document.createElement('div');
  row.className = 'lightbox-row';
  // What scrolls is reachable by keyboard; the dialog has the name.
  row.tabIndex = 0;
  for (const picture of gallery.querySelectorAll('picture, img:not(picture img)')) {
    const copy = picture.cloneNode(true) as HTMLElement;
    // The same files in the same formats, only chosen for the whole window now.
    for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[sizes]')])
      if (part.hasAttribute('sizes')) part.setAttribute('sizes', '100vw');
    const frame = document.createElement('div');
    frame.append(copy);
    row.append(frame);
  }
  const count = document.createElement('p');
  count.className = 'lightbox-count';
  count.setAttribute('aria-live', 'polite');
  const total = row.children.length;
  const step = (by: number) => goTo(dialog, (current(row) + by + total) % total, 'smooth');
  const controls = document.createElement('div');
  controls.className = 'lightbox-controls';
  controls.append(
    button('back', () => step(-1)),
    count,
    button('on', () => step(1)),
    button('close', () => dialog.close()),
  );
  dialog.append(row, controls);
  row.addEventListener('scroll', () => announce(row, count), { passive: true });
  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    // The row would move by itself as well.
    event.preventDefault();
    step(by);
  });
  // A press beside the picture closes, as everywhere else.
  row.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLImageElement)) dialog.close();
  });
  gallery.after(dialog);
  return dialog;
}

const current = (row: Element): number => Math.round(row.scrollLeft / Math.max(1, row.clientWidth));

function goTo(dialog: HTMLDialogElement, index: number, behavior: ScrollBehavior): void {
  const row = dialog.querySelector('.lightbox-row');
  if (!row) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left: index * row.clientWidth, behavior: calm ? 'instant' : behavior });
  const count = dialog.querySelector<HTMLElement>('.lightbox-count');
  if (count) announce(row, count);
}

function announce(row: Element, count: HTMLElement): void {
  const text = `${current(row) + 1} / ${row.children.length}`;
  if (count.textContent !== text) count.textContent = text;
}

function button(name: keyof typeof SIGNS, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'iconbtn';
  made.setAttribute('aria-label', WORDS[name]);
  const sign = document.createElementNS(SVG, 'svg');
  sign.setAttribute('class', 'i');
  sign.setAttribute('viewBox', '0 0 24 24');
  sign.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', SIGNS[name]);
  sign.append(path);
  made.append(sign);
  made.addEventListener('click', press);
  return made;
}

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  const links = [...gallery.querySelectorAll('a')];
  for (const [i, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openAt(gallery, i);
    });
  }
}
