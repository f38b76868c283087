import type { PublicationTeaser } from '../context/data.ts';
import type { PageLinks } from '../host/links.ts';
import { bookPath } from '../host/paths.ts';
import type { CoverContent } from '../parts/Covers.tsx';

/** A book for shelves and carousels. `act`: the label of its action, if any. */
export const bookCover = (
  { id, picture, title }: PublicationTeaser,
  links: PageLinks,
  act?: string,
): CoverContent => ({
  id,
  href: links.page(bookPath(id)),
  picture,
  title,
  act,
});
