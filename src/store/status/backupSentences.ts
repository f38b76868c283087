import { translations } from '#lib/translations.ts';

/** The results of a good backup: stored in English, and shown by the status page in the reader's language. */
export const backupSentences = translations({
  en: {
    made: (file: string, size: string, rows: number, files: number) =>
      `${file}: ${size}, ${rows} rows, ${files} files.`,
    loaded: (tables: number, rows: number, files: number) =>
      `The newest backup was brought back into a database of its own: ${tables} tables with ${rows} rows came back as they were, and ${files} of its files are the same as those in use.`,
    read: (rows: number, files: number, why: string) =>
      `The newest backup was read from its beginning to its end (${rows} rows), and ${files} of its files are the same as those in use. It was not loaded: ${why}.`,
  },
});
