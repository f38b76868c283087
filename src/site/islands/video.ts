/**
 * Plays a video in place of its picture on click: a frame of the video site, or the stored file. Only one plays at a time; the others get their
 * picture back. Without script the same link leads to the video or to its page.
 */
let stop = (): void => {};

for (const item of document.querySelectorAll<HTMLElement>('[data-video]')) {
  const link = item.querySelector('a');
  link?.addEventListener('click', (event) => {
    // The title of the playing video links to its page.
    const playsAlready = item.dataset.playing !== undefined;
    if (playsAlready || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(item, link);
  });
}

function play(item: HTMLElement, link: HTMLAnchorElement): void {
  const screen = item.querySelector('[data-screen]');
  const { video: source = '', film: file = '' } = item.dataset;
  if (!screen) return;
  stop();
  const player = source === 'file' ? film(file) : frame(source);
  player.title = item.querySelector('h1, h2, h3')?.textContent ?? link.ariaLabel ?? '';
  const box = document.createElement('div');
  box.className = screen.className;
  box.dataset.screen = '';
  box.append(player);
  screen.replaceWith(box);
  item.dataset.playing = '';
  player.focus();
  stop = () => {
    box.replaceWith(screen);
    delete item.dataset.playing;
  };
}

function frame(source: string): HTMLIFrameElement {
  const made = document.createElement('iframe');
  const address = new URL(source);
  address.searchParams.set('autoplay', '1');
  made.src = address.href;
  made.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  return made;
}

function film(source: string): HTMLVideoElement {
  const made = document.createElement('video');
  made.controls = true;
  made.autoplay = true;
  made.playsInline = true;
  made.src = source;
  return made;
}
