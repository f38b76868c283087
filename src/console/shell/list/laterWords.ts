import { translations } from '#lib/translations.ts';

/** Words of lists that are not shown with the list itself: they come with what shows them. */
export const LIST_LATER = translations({
  en: {
    share: 'Share',
    addLike: 'Add one like this',
    applyFilters: 'Apply Filters',
    selected: (count: number) => `${count} selected`,
    clearSelection: 'Clear the selection',
    /** A choice beside the search, which has no other name that is seen. */
    allOf: (legend: string) => `${legend}: All`,
  },
});
