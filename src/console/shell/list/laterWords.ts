import { translations } from '#lib/translations.ts';

/** Words of lists that are not shown with the list itself: they come with what shows them. */
export const LIST_LATER = translations({
  en: {
    share: 'Share',
    history: 'History',
    madeActive: (count: number) => (count === 1 ? 'Made active' : `${count} made active`),
    madeInactive: (count: number) => (count === 1 ? 'Made inactive' : `${count} made inactive`),
    /** Of hours that a switch by hand has answered. */
    hoursAnswered: (lines: string) => `No longer planned: ${lines}.`,
    undoFailed: 'That could not be undone.',
    deleted: 'Deleted',
    restoreFailed: 'It could not be brought back.',
    addLike: 'Add one like this',
    applyFilters: 'Apply Filters',
    selected: (count: number) => `${count} selected`,
    clearSelection: 'Clear the selection',
    /** A choice beside the search, which has no other name that is seen. */
    allOf: (legend: string) => `${legend}: All`,
  },
});
