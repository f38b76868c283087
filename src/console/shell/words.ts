/** The words of what all screens share (000 §2.3, §8). */
export const SHELL = {
  panel: 'Admin Panel',
  logout: 'Logout',
  menu: 'Menu',
  sections: 'Sections',
  sectionsSmall: 'Sections, small screen',
  skip: 'Skip to the content',
  app: 'Download Our App',
  appText: 'The worship book on your phone.',
  site: 'The public website',
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  search: 'Search',
  filter: 'Filter',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  clearAll: 'Clear All',
  applyFilters: 'Apply Filters',
  loadMore: 'Load More...',
  retry: 'Try again',
  undo: 'Undo',
  saved: 'Saved',
  deleted: 'Deleted',
  makeActive: 'Make Active',
  makeInactive: 'Make Inactive',
  selectAll: 'Select all',
  clearSelection: 'Clear the selection',
  actions: 'Actions',
  logoutAsk: 'Changes that are not saved will be lost when you log out. Do you want to log out ?',
  notYet: 'This section is not available in this version yet.',
  unknown: 'There is nothing at this address.',
  broken: 'This page could not be loaded. The server may have been updated: please load it again.',
  reload: 'Load again',
  partMissing: 'This part could not be loaded. Check the connection and try again.',
} as const;

/** '25 of 248', and what it is when the server stops counting. A search is counted up to 1,000. */
export function shownOf(shown: number, total: number, more: boolean): string {
  return more && total <= shown ? `${shown} of more` : `${shown} of ${total}`;
}
