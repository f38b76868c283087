/**
 * What comes from elsewhere comes when somebody presses: the link's place in its box is taken by the frame, and the focus goes there. Where the
 * link leads by itself is where a browser without script goes.
 */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-embed]')) {
  link.addEventListener('click', (event) => {
    const { embed, title } = link.dataset;
    if (!embed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = embed;
    frame.title = title ?? '';
    frame.allowFullscreen = true;
    link.parentElement?.replaceChildren(frame);
    frame.focus();
  });
}
