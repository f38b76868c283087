import { useState } from 'react';
import { useParams } from 'react-router';
import { isAt, placeOf } from '#lib/sitePlaces.ts';
import { useWords } from '#ui/useWords.ts';
import { sitePagesOfPage, useOrganisation } from '../../organisation.ts';
import { useRoute } from '../../paths.ts';
import { HELP_WORDS } from './placeWords.ts';

/** Where on the website what is written on this screen stands; `path` is undefined while there is no such page. */
export interface Place {
  readonly label: string;
  readonly path: string | undefined;
}

/** The place of the screen that is shown; undefined for what no visitor sees. */
export function usePlace(): Place | undefined {
  const { places } = useWords(HELP_WORDS);
  const { brand } = useOrganisation();
  const route = useRoute();
  const parameters = useParams();
  const [pages] = useState(sitePagesOfPage);
  const place = route && placeOf(route, brand, parameters);
  if (!place) return undefined;
  const isThere = pages.some((pattern) => isAt(pattern, place.path));
  return { label: places[place.name], path: isThere ? place.path : undefined };
}
