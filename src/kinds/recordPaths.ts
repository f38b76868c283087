import { consolePath } from '#lib/consolePaths.ts';
import { eventPath } from '#lib/eventPath.ts';
import { FORM_PARAMETER } from '#lib/formParameter.ts';
import { newsPath } from '#lib/newsPath.ts';
import type { ReviewedName } from './reviewed.ts';

/** A reviewed record, with what its addresses need. */
export interface Placed {
  readonly kind: ReviewedName;
  readonly id: string;
  readonly ofDiocese: boolean;
}
type WithinKind = Omit<Placed, 'kind'>;

const FOR_VISITORS: Record<ReviewedName, (of: WithinKind) => string> = {
  news: ({ id, ofDiocese }) => newsPath(ofDiocese ? 'dioceses' : 'departments', id),
  event: ({ id }) => eventPath(id),
};

const IN_CONSOLE: Record<ReviewedName, (of: WithinKind, brand: string) => string> = {
  news: ({ id, ofDiocese }, brand) =>
    consolePath(ofDiocese ? 'editDioceseNews' : 'editDepartmentNews', brand, { id }),
  // An event has no edit page: its form opens over the list of its section.
  event: ({ id, ofDiocese }, brand) => {
    const list = consolePath(ofDiocese ? 'dioceseEvents' : 'departmentEvents', brand);
    return `${list}?${FORM_PARAMETER}=${encodeURIComponent(id)}`;
  },
};

/** Returns its path on the website. */
export const pathForVisitors = (of: Placed): string => FOR_VISITORS[of.kind](of);

/** Returns the path of its form in the console. */
export const pathInConsole = (of: Placed, brand: string): string => IN_CONSOLE[of.kind](of, brand);
