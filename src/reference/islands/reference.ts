import { offerCopy } from './copy.ts';
import { filterCalls } from './filter.ts';
import { offerTryOut } from './tryOut.ts';

// On a phone the contents would be all that one sees.
const contents = document.querySelector<HTMLDetailsElement>('.contents');
if (contents && matchMedia('(max-width: 63.99rem)').matches) contents.open = false;
contents?.addEventListener('click', (event) => {
  const pressed = (event.target as Element).closest('a');
  if (pressed && matchMedia('(max-width: 63.99rem)').matches) contents.open = false;
});

filterCalls();
offerCopy();
offerTryOut();
openShape();
addEventListener('hashchange', openShape);

/** A link to a shape shows what it has. */
function openShape(): void {
  const shape = document.getElementById(location.hash.slice(1));
  if (!location.hash.startsWith('#shape-')) return;
  shape?.querySelector('details')?.setAttribute('open', '');
  shape?.scrollIntoView();
}
