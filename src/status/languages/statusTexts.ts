import { backupTold } from '#store/status/backupTold.ts';
import { statusWords } from '../words.ts';

/** The texts of the status page's sentences, by the name under which the other languages' files have them. */
export const STATUS_TEXTS = {
  backupTold,
  status: statusWords,
} as const;
