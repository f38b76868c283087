import { translations } from '#lib/translations.ts';

/** The words of the lists of documents: resource documents, and library and archives (002 §2.12, §2.13). */
export const documentWords = translations({
  en: {
    /** Heading of all sorts of documents in the search results. */
    found: 'Documents',
    resources: {
      title: 'Resource Documents',
      description: (church: string) => `Papers of the departments of the ${church}, to read and to print.`,
      nothing: 'No Resource documents found',
    },
    library_archives: {
      title: 'Library & Archives',
      description: (church: string) => `Old papers of the ${church}, to read and to print.`,
      nothing: 'No Resources found',
    },
  },
});
