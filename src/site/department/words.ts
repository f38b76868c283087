/** The words of a department's first page (002 §2.20). */
export const departmentWords = {
  above: 'Department of the Synod',
  news: 'News',
  noNews: 'No News Found',
  loadMore: 'Load More',
  switch: 'Department',
} as const;
