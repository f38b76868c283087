import { isDay } from '#lib/dates.ts';
import { momentInWords, shortDay } from '#lib/dayNames.ts';
import { textOf } from '#lib/html.ts';
import type { Language } from '#lib/language.ts';
import { runningText } from '#lib/runningText.ts';
import { shownName } from '../kit/uploads/fileNames.ts';
import type { HistoryWords } from './words.ts';

/** A field's value as text for the history: rows one after the other, dates in their usual form. */
export function valueText(type: string, value: unknown, words: HistoryWords, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  if (type === 'activated') return value ? words.active : words.inactive;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map(rowText).join(' · ');
  if (type === 'richText') return runningText(String(value));
  if (type === 'moment' && !Number.isNaN(Date.parse(String(value))))
    return momentInWords(new Date(String(value)), language);
  if (type === 'day' && isDay(String(value))) return shortDay(String(value), language);
  return String(value);
}

/** A row of an array field on one line. */
export function rowText(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row);
  return Object.values(row)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map((part) =>
      String(part).includes('/media/') && !String(part).includes('<')
        ? shownName(String(part))
        : textOf(String(part)),
    )
    .filter(Boolean)
    .join(', ');
}
