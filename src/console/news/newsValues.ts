import { NO_FILE } from '#kinds/define.ts';
import type { NewsDoc } from '#kinds/news.ts';
import { type NewsType, news } from '#kinds/news.ts';
import { requiredMessage, tooLong } from '#kinds/sentences.ts';
import { dayOf } from '#lib/dates.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { shownName } from '../shell/upload/fileNames.ts';
import type { NewsWords } from './words.ts';

/** What the news form holds. `unit` is the id of the department or diocese, '' for none chosen yet. */
export type NewsValues = {
  unit: string;
  date: string;
  title: string;
  heading: string;
  description: string;
  thumbnail: string;
  gallery: string[];
  pdf: string[];
};

/** A form for a new item: today's date, the own unit of a unit's user. */
export function newNews(unit: string, now = new Date()): NewsValues {
  return {
    unit,
    date: dayOf(now),
    title: '',
    heading: '',
    description: '',
    thumbnail: '',
    gallery: [],
    pdf: [],
  };
}

/** The form of an item as it is saved. */
export function valuesOf(doc: NewsDoc, unit: NewsWords['unit']): NewsValues {
  return {
    unit: doc[unit] ?? '',
    date: doc.date ?? '',
    title: doc.title,
    heading: doc.heading,
    description: doc.description,
    thumbnail: doc.thumbnail === NO_FILE ? '' : doc.thumbnail,
    gallery: [...doc.gallery],
    pdf: [...doc.pdf],
  };
}

/** The body of the create and edit calls (000 §7). */
export function bodyOf({ unit, ...fields }: NewsValues, words: NewsWords, type: NewsType) {
  return { ...fields, [words.unit]: unit, type };
}

/** What is wrong before anything is sent, by field name; the server checks all of it and more. */
export function mistakesIn(values: NewsValues, words: NewsWords): Record<string, string> {
  const mistakes: Record<string, string> = {};
  if (!values.title.trim()) mistakes.title = requiredMessage(news.fields.title);
  for (const name of ['title', 'heading'] as const) {
    const { label, max } = news.fields[name];
    const { length } = values[name];
    if (length > max) mistakes[name] = tooLong(label, max, length);
  }
  if (!values.unit) mistakes[words.unit] = words.selectUnitMissing;
  if (!values.thumbnail) mistakes.thumbnail = words.thumbnailMissing;
  return mistakes;
}

/** The names of the form's fields, for telling two versions apart. */
export function labelsOf(words: NewsWords): Record<keyof NewsValues, string> {
  const { title, heading, description, date, thumbnail, gallery, pdf } = news.fields;
  return {
    unit: words.unitColumn,
    date: date.label,
    title: title.label,
    heading: heading.label,
    description: description.label,
    thumbnail: thumbnail.label,
    gallery: gallery.label,
    pdf: pdf.label,
  };
}

/** One field's value in a line. `unitName` gives a unit's name by its id. */
export function inALine(
  name: keyof NewsValues,
  values: NewsValues,
  unitName: (id: string) => string | undefined,
): string {
  if (name === 'unit') return unitName(values.unit) ?? '';
  if (name === 'description') return excerpt(textOf(values.description), 160);
  if (name === 'thumbnail') return shownName(values.thumbnail);
  const value = values[name];
  return typeof value === 'string' ? value : value.map(shownName).join(', ');
}
