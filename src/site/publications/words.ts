import { translations } from '#lib/translations.ts';

/** The words of the list of books and of a book's page with its order form (002 §2.10). */
export const publicationWords = translations({
  en: {
    title: 'Publications',
    description: (church: string) => `Books of the ${church}, to be ordered here.`,
    nothing: 'No Resources found',
    order: 'Order',
    pictures: 'Pictures of the book',
    cover: (title: string) => `Cover of ${title}`,
    inside: (n: number) => `Inside page ${n}`,
    name: 'Name',
    email: 'Email Address',
    mobile: 'Mobile Number',
    address: 'Address',
    message: 'Message',
    quantity: 'Quantity',
    priceOf: (rupees: string) => `₹${rupees} a copy`,
    postageOf: (rupees: string) => `₹${rupees} for one copy`,
    /** Instead of a price or a postage that nobody has entered. */
    later: 'The office will tell you',
    next: 'What happens next',
    steps:
      'You pay nothing now. The office writes to you by email what the copies and the postage come to, and how to pay; it sends the books after that.',
    placed: 'Order placed',
    failed: 'Failed to place order',
    more: 'Explore More',
  },
});
