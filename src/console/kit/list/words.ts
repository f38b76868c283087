import { translations } from '#lib/translations.ts';

/** The words of every list (000 §2.3). */
export const LIST = translations({
  en: {
    search: 'Search',
    filter: 'Filter',
    status: 'Status',
    active: 'Active',
    inactive: 'Inactive',
    all: 'All',
    clearAll: 'Clear All',
    /** Dates or years, each optional. */
    range: (from: string, to: string) =>
      from && to ? `From ${from} to ${to}` : from ? `From ${from}` : `Until ${to}`,
    removeFilter: (name: string) => `Remove filter ${name}`,
    loadMore: 'Load More...',
    /** '25 of 248', and the wording when the server stops counting. A search is counted up to 1,000. */
    shown: (shown: number, total: number, more: boolean) =>
      more && total <= shown ? `${shown} of more` : `${shown} of ${total}`,
    /** Used if the specification gives no other (AMB-075). */
    prompt: 'Are you sure want to delete this ?',
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all',
    makeActive: 'Make Active',
    makeInactive: 'Make Inactive',
    trash: 'Trash',
    untitled: 'Without a title',
  },
});
