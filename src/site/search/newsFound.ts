import type { NewsTeaser } from '../data.ts';
import type { Found } from './found.ts';

/** A news item as something that was found. */
export const newsFound = ({ id, type, title, deck, day, unitName, picture }: NewsTeaser): Found => ({
  id,
  place: { kind: 'news', type },
  title,
  deck,
  day,
  unitName,
  picture,
});
