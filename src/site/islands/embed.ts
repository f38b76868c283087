/** Loads third-party content only on click: a frame replaces the link in its box and gets the focus. Without script the browser follows the link. */
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
