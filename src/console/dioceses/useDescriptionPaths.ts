import { usePaths } from '../paths.ts';

/** The parameters that say which diocese a new section is for, and which section is edited: a page that is loaded again finds it (AMB-034). */
export const DIOCESE_PARAMETER = 'diocese';
export const INDEX_PARAMETER = 'index';

/** The addresses of a diocese's description: the list, the page that adds a section, and the one that edits one by its place. */
export function useDescriptionPaths(id: string) {
  const path = usePaths();
  return {
    list: path('dioceseDescription', { id }),
    add: `${path('addDioceseDescription')}?${DIOCESE_PARAMETER}=${id}`,
    edit: (place: string) => `${path('editDioceseDescription', { id })}?${INDEX_PARAMETER}=${place}`,
  };
}
