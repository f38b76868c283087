import { named, spoken, translations } from '#lib/translations.ts';

/** Sentences shared by client and server, so that a mistake is described alike wherever it is found; in English by the server, whose refusals are a contract. */
export const SENTENCES = translations({
  en: {
    required: (label: string) => `Please enter: ${label}`,
    tooLong: (label: string, max: number, length: number) =>
      `${label} may have at most ${max} characters; this has ${length}.`,
  },
});

/** Returns the sentence for a missing required field. */
export function requiredMessage(field: { readonly label: string; readonly sentence?: string }): string {
  return field.sentence === undefined ? spoken(SENTENCES).required(field.label) : named(field.sentence);
}

/** Returns the sentence for a text of `length` characters where at most `max` are allowed (AMB-096). */
export function tooLong(label: string, max: number, length: number): string {
  return spoken(SENTENCES).tooLong(label, max, length);
}

/** An end before its start (AMB-097). */
export const endBeforeStart = 'The end must not be before the start';

/** A series that ends before its first day, or in two ways, and one on the last weekday of the month that does not start on one. */
export const untilBeforeFirst = 'The last day must not be before the first';
export const oneEnd = 'Give a last day or a number of times, not both';
export const notTheLast = 'The first day is not the last of its weekday in its month';

/** Maximum length of a reply to a visitor: twice that of a visitor's message. */
export const ANSWER_MAX = 10_000;

/** Maximum length of the reason for sending a record back. */
export const SEND_BACK_MAX = 500;
export const sayWhatToChange = 'Please say what should be changed.';

/** Nothing may be written while the disk is (nearly) full. */
export const noRoomToSave =
  'The server has no room left, so nothing was saved. Tell the administrator, and try again when there is room.';
