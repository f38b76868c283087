import { translations } from '#lib/translations.ts';

/** Words of lists that are loaded later, with the parts that show them. */
export const LIST_LATER = translations({
  en: {
    share: 'Share',
    history: 'History',
    madeActive: (count: number) => (count === 1 ? 'Made active' : `${count} made active`),
    madeInactive: (count: number) => (count === 1 ? 'Made inactive' : `${count} made inactive`),
    /** For scheduled hours that a manual switch has superseded. */
    hoursAnswered: (lines: string) => `No longer scheduled: ${lines}.`,
    undoFailed: 'That could not be undone.',
    deleted: 'Deleted',
    restoreFailed: 'It could not be restored.',
    more: 'More',
    addLike: 'Duplicate',
    applyFilters: 'Apply Filters',
    selected: (count: number) => `${count} selected`,
    clearSelection: 'Clear the selection',
    /** A choice next to the search that has no other visible label. */
    allOf: (legend: string) => `${legend}: All`,
  },
});
