import { translations } from '#lib/translations.ts';

/** The words of reading a draft. */
export const DRAFT_READER = translations({
  en: { files: 'Not uploaded yet', nothing: 'Nothing was typed into it.', goOn: 'Continue' },
});
