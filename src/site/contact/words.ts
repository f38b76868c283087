/** The words of the synod's contact page (002 §2.19). */
export const contactWords = {
  title: 'Contact Us',
  touch: 'Get in Touch',
  queries: 'Have any Queries?',
  write: 'Write to the office by mail.',
  facts: { address: 'Address', phone: 'Phone', email: 'Email' },
} as const;
