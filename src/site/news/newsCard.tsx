import { newsPath } from '#lib/newsPath.ts';
import type { NewsTeaser } from '../context/data.ts';
import type { CardContent } from '../parts/Cards.tsx';
import { DateLine } from '../parts/DateLine.tsx';

/** A news item for cards, rows and carousels. */
export const newsCard = ({ type, id, unitName, day, picture, title, deck }: NewsTeaser): CardContent => ({
  path: newsPath(type, id),
  picture,
  label: <DateLine of={unitName} day={day} />,
  title,
  deck,
});
