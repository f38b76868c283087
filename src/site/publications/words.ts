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
    placed: 'Order placed',
    failed: 'Failed to place order',
    more: 'Explore More',
  },
});
