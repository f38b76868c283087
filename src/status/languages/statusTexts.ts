import { backupSentences } from '#store/status/backupSentences.ts';
import { statusWords } from '../words.ts';

/** The texts of the status page's sentences, by the name under which the other languages' files have them. */
export const STATUS_TEXTS = {
  backupTold: backupSentences,
  status: statusWords,
} as const;
