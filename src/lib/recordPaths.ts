import { consolePath } from './consoleRoutes.ts';
import { eventPath } from './eventPath.ts';
import { FORM_PARAMETER } from './formParameter.ts';
import { newsPath } from './newsPath.ts';

/** A news item or an event, as far as its addresses need it. */
export interface Placed {
  readonly kind: string;
  readonly id: string;
  readonly ofDiocese: boolean;
}

/** Where visitors find it. */
export const pathForVisitors = ({ kind, id, ofDiocese }: Placed): string =>
  kind === 'news' ? newsPath(ofDiocese ? 'dioceses' : 'departments', id) : eventPath(id);

/** Where the console shows it: its form, over the list of its section where it has no page of its own. */
export function pathInConsole({ kind, id, ofDiocese }: Placed, brand: string): string {
  if (kind === 'news')
    return consolePath(ofDiocese ? 'editDioceseNews' : 'editDepartmentNews', brand, { id });
  const list = consolePath(ofDiocese ? 'dioceseEvents' : 'departmentEvents', brand);
  return `${list}?${FORM_PARAMETER}=${encodeURIComponent(id)}`;
}
