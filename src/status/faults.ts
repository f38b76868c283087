import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { backupLines } from './faults/backup.ts';
import { certificateLines } from './faults/certificate.ts';
import { copyLines } from './faults/copies.ts';
import { databaseLines } from './faults/database.ts';
import { diskLines } from './faults/disk.ts';
import { errorLines } from './faults/errors.ts';
import { mailLines } from './faults/mail.ts';
import { pageLines } from './faults/pages.ts';
import { workLines } from './faults/work.ts';
import type { Measurements } from './measurements.ts';
import type { Grade, StatusLine } from './types.ts';
import { statusWords } from './words.ts';

/** The checks, in the order of the page. */
const LOOKS: readonly ((measurements: Measurements, language: Language) => readonly StatusLine[])[] = [
  backupLines,
  diskLines,
  mailLines,
  databaseLines,
  workLines,
  pageLines,
  certificateLines,
  errorLines,
  copyLines,
];

const ORDER: readonly Grade[] = ['bad', 'warn', 'info', 'ok'];

/** All lines of the status page, in a reader's language: faults that need attention first, otherwise in the order of the checks. */
export function statusLines(measurements: Measurements, language: Language): StatusLine[] {
  const lines = LOOKS.flatMap((look) => look(measurements, language));
  const rank = ({ grade }: StatusLine): number =>
    grade === 'bad' || grade === 'warn' ? ORDER.indexOf(grade) : 2;
  return lines.sort((one, other) => rank(one) - rank(other));
}

/** A summary in one sentence of that language. */
export function verdictOf(
  lines: readonly StatusLine[],
  language: Language,
): { grade: Grade; sentence: string } {
  const words = wordsIn(statusWords, language);
  const count = (grade: Grade): number => lines.filter((line) => line.grade === grade).length;
  if (count('bad') > 0) return { grade: 'bad', sentence: words.needsHand(count('bad')) };
  if (count('warn') > 0) return { grade: 'warn', sentence: words.waitsForHand(count('warn')) };
  return { grade: 'ok', sentence: words.well };
}
