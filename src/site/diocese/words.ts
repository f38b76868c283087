/** The words of a diocese's first page (002 §2.21). */
export const dioceseWords = {
  home: 'Home',
  newsAndEvents: 'News & Events',
  getInTouch: 'Get in Touch',
  news: 'News',
  noNews: 'No News Found',
  loadMore: 'Load More',
  contact: 'Get in touch',
  facts: { address: 'Address', phone: 'Phone', mobile: 'Mobile', fax: 'Fax', email: 'Email' },
  switch: 'Diocese',
} as const;
