import type { PublicationFilter } from '../pages/data.ts';
import type { PageRequest } from '../routing/route.ts';

/** What the address of a list of publications narrows it by. */
export const publicationFilter = ({ year, month, department }: PageRequest['query']): PublicationFilter => ({
  year: year === undefined ? undefined : Number(year),
  month: month === undefined ? undefined : Number(month),
  department,
});
