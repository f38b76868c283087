/**
 * Loads pictures on click: until then each shows its description and a button. Browsers do not load pictures that the style sheet hides; those
 * requested before any script runs are blocked by the worker (offline/worker.ts), unless `crossorigin` marks them as clicked.
 */
export function holdPictures(): void {
  const word = document.body.dataset.show ?? '';
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[src^="/media/"]')) {
    const place = image.closest('picture') ?? image;
    // A linked picture keeps its link, and a picture that was not blocked needs no button.
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
