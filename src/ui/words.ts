import { translations } from '#lib/translations.ts';

/** The words of formatted text. */
export const richTextWords = translations({ en: { table: 'Table' } });
