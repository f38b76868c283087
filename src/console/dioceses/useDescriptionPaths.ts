import { usePaths } from '../kit/paths.ts';

/** The URL parameters for the diocese of a new section, and for the section being edited, so they survive a reload (AMB-034). */
export const DIOCESE_PARAMETER = 'diocese';
export const INDEX_PARAMETER = 'index';

/** The addresses of a diocese's description: the list, the page that adds a section, and the one that edits one by its index. */
export function useDescriptionPaths(id: string) {
  const path = usePaths();
  return {
    list: path('dioceseDescription', { id }),
    add: `${path('addDioceseDescription')}?${DIOCESE_PARAMETER}=${id}`,
    edit: (place: string) => `${path('editDioceseDescription', { id })}?${INDEX_PARAMETER}=${place}`,
  };
}
