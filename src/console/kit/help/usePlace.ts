import { useState } from 'react';
import { useParams } from 'react-router';
import { useLanguage } from '#ui/useWords.ts';
import { shownName } from '../entries.ts';
import { sitePagesOfPage, useOrganisation } from '../organisation.ts';
import { useRoute } from '../paths.ts';
import { useScreens } from '../useAllSections.ts';
import { isAt, pathAt, placeOf } from './place.ts';

/** Where on the website this screen's content appears; `path` is undefined while there is no such page. */
export interface Place {
  readonly label: string;
  readonly path: string | undefined;
}

/** The place of the current screen; undefined for what no visitor sees. */
export function usePlace(): Place | undefined {
  const organisation = useOrganisation();
  const screenOf = useScreens();
  const language = useLanguage();
  const route = useRoute();
  const parameters = useParams();
  const [pages] = useState(sitePagesOfPage);
  const place = route && placeOf(screenOf(route));
  if (!place) return undefined;
  const path = pathAt(place, organisation.brand, parameters);
  const isThere = pages.some((pattern) => isAt(pattern, path));
  return { label: shownName(place.name, organisation, language), path: isThere ? path : undefined };
}
