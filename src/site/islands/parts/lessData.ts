/**
 * Pictures that come when they are pressed: in the place of each stands what it shows, and a button. What the style sheet holds back browsers do not
 * fetch; those that are asked for before any script the worker holds back (offline/worker.ts), unless they say by `crossorigin` that they were pressed.
 */
export function holdPictures(): void {
  const word = document.body.dataset.show ?? '';
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[src^="/media/"]')) {
    const place = image.closest('picture') ?? image;
    // What leads somewhere leads there, and where nothing was held back nothing has to be pressed.
    if (image.closest('a, button') || isThere(image)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'pic-tap';
    const [first, second] = [document.createElement('b'), document.createElement('small')];
    [first.textContent, second.textContent] = [word, image.alt];
    button.append(first, second);
    button.addEventListener('click', () => {
      image.dataset.shown = '';
      image.crossOrigin = 'anonymous';
      button.remove();
    });
    place.after(button);
  }
}

const isThere = ({ complete, naturalWidth, loading }: HTMLImageElement): boolean =>
  loading !== 'lazy' && complete && naturalWidth > 1;
