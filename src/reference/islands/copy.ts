/** A button under each example that copies it. Where the browser keeps the clipboard to itself (plain http), there is none. */
export function offerCopy(): void {
  if (!navigator.clipboard) return;
  for (const example of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn btn--text';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', `Copy: ${example.dataset.copy}`);
    button.addEventListener('click', () => void copy(example.textContent, button));
    const frame = document.createElement('div');
    frame.className = 'with-copy';
    example.replaceWith(frame);
    frame.append(example, button);
  }
}

async function copy(text: string, button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(text.trim()).then(
    () => {
      button.textContent = 'Copied';
    },
    () => {
      button.textContent = 'Could not be copied';
    },
  );
  setTimeout(() => {
    button.textContent = 'Copy';
  }, 2000);
}
