import type { PublicationFilter } from '../context/data.ts';
import type { PageRequest } from '../routing/route.ts';

/** Reads the filters of a list of publications from its query. */
export const publicationFilter = ({ year, month, department }: PageRequest['query']): PublicationFilter => ({
  year: year === undefined ? undefined : Number(year),
  month: month === undefined ? undefined : Number(month),
  department,
});
