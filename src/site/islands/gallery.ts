const WORDS = { name: 'Gallery', close: 'Close', back: 'Previous picture', on: 'Next picture' };
const SIGNS = { back: 'M20 12H5M11 6l-6 6 6 6', on: 'M4 12h15M13 6l6 6-6 6', close: 'm5 5 14 14M19 5 5 19' };
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Opens the pictures of a gallery in a row over the page (002 §2.6, §2.21): swiped by scroll-snap, moved by the arrow keys and two buttons, with 'n /
 * total', closed by Escape. Created when a picture is first clicked.
 */
function openAt(gallery: HTMLElement, start: number): void {
  const dialog = (gallery.nextElementSibling as HTMLDialogElement | null) ?? build(gallery);
  dialog.showModal();
  goTo(dialog, start, 'instant');
}

function build(gallery: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'viewer night';
  dialog.setAttribute('aria-label', WORDS.name);
  const row = document.createElement('div');
  row.className = 'viewer-row';
  // A scrolling element is focusable; the dialog has the name.
  row.tabIndex = 0;
  const links = [...gallery.querySelectorAll('a')];
  row.append(...links.map(slide));
  const count = document.createElement('p');
  count.setAttribute('aria-live', 'polite');
  // The scroll target, so that a double click moves by two although the row is still moving.
  let towards: number | undefined;
  const step = (by: number) => {
    towards = ((towards ?? current(row)) + by + links.length) % links.length;
    goTo(dialog, towards, 'smooth');
  };
  for (const taken of ['pointerdown', 'wheel'])
    row.addEventListener(
      taken,
      () => {
        towards = undefined;
      },
      { passive: true },
    );
  const bar = document.createElement('div');
  bar.className = 'viewer-bar';
  bar.append(
    count,
    button('back', () => step(-1)),
    button('on', () => step(1)),
    button('close', () => dialog.close()),
  );
  dialog.append(bar, row);
  row.addEventListener(
    'scroll',
    () => {
      announce(row, count);
      if (current(row) === towards) towards = undefined;
    },
    { passive: true },
  );
  dialog.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    // Otherwise the row would also scroll natively.
    event.preventDefault();
    step(by);
  });
  // A click outside the picture closes the dialog, as everywhere else.
  row.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('img, figcaption')) dialog.close();
  });
  // Return the focus to the thumbnail of the picture last viewed.
  dialog.addEventListener('close', () => {
    towards = undefined;
    links[Number.parseInt(count.textContent, 10) - 1]?.focus();
  });
  gallery.after(dialog);
  return dialog;
}

/** A full-window picture from the same files and formats, with its caption. */
function slide(link: HTMLAnchorElement): HTMLElement {
  const frame = document.createElement('figure');
  for (const part of link.parentElement?.querySelectorAll('picture, img:not(picture img), figcaption') ??
    []) {
    const copy = part.cloneNode(true) as HTMLElement;
    for (const piece of [copy, ...copy.querySelectorAll<HTMLElement>('[sizes]')])
      if (piece.hasAttribute('sizes')) piece.setAttribute('sizes', '100vw');
    // Load it at once, even if the reader has chosen to load pictures on click.
    if (document.documentElement.dataset.less)
      for (const image of copy.matches('img') ? [copy] : copy.querySelectorAll('img'))
        (image as HTMLImageElement).crossOrigin = 'anonymous';
    frame.append(copy);
  }
  return frame;
}

const current = (row: Element): number => Math.round(row.scrollLeft / row.clientWidth);

function goTo(dialog: HTMLDialogElement, index: number, behavior: ScrollBehavior): void {
  const row = dialog.querySelector('.viewer-row');
  if (!row) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left: index * row.clientWidth, behavior: calm ? 'instant' : behavior });
  const count = dialog.querySelector<HTMLElement>('.viewer-bar p');
  if (count) announce(row, count);
}

/** A closed dialog has lost its position: a scroll event reported only then says nothing about the picture viewed. */
function announce(row: Element, count: HTMLElement): void {
  if (row.clientWidth === 0) return;
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
