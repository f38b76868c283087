import { monthNames, monthOf } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { PublicationFilter } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';

/** The document title of a list page: filters and page number distinguish it from others. */
export function useListTitle(): (
  heading: string,
  list: { readonly page: number; readonly filter?: PublicationFilter },
) => string {
  const { frame } = usePageContext();
  const language = useLanguage();
  const months = monthNames(language);
  const site = useWords(siteWords);
  return (heading, { page, filter: { year, month, department } = {} }) => {
    const time =
      month && year
        ? monthOf(`${year}-${String(month).padStart(2, '0')}`, language)
        : (month && months[month - 1]) || year;
    const unit = frame.units('department').find(({ id }) => id === department)?.name;
    return [heading, unit, time, page > 1 && site.pageNumber(page)].filter(Boolean).join(', ');
  };
}
