import type { Measure } from './rows.ts';

/** What can be measured by its name. Each is loaded when it is wanted: another commit may lack what one of them needs. */
export const PARTS: Readonly<Record<string, () => Promise<{ readonly measure: Measure }>>> = {
  costs: () => import('./church.ts'),
  calls: () => import('./calls.ts'),
  mails: () => import('./mail.ts'),
  pictures: () => import('./besidePictures.ts'),
  backups: () => import('./besideBackup.ts'),
  documents: () => import('./documents.ts'),
  forms: () => import('./manyForms.ts'),
};
