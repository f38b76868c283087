/** Sentences that several parts say, so that they are the same whoever finds the mistake first. */

/** A field that must not be empty. */
export function requiredMessage(field: { readonly label: string; readonly sentence?: string }): string {
  return field.sentence ?? `Please enter: ${field.label}`;
}

/** A text of `length` characters where at most `max` are allowed (AMB-096). */
export function tooLong(label: string, max: number, length: number): string {
  return `${label} may have at most ${max} characters; this has ${length}.`;
}

/** An end before its start (AMB-097). */
export const endBeforeStart = 'The end must not be before the start';

/** The most that an answer to a visitor may say: twice what a visitor may write. */
export const ANSWER_MAX = 10_000;

/** What is sent back to its unit goes with a sentence that says why; one is enough, so it has an end. */
export const SEND_BACK_MAX = 500;
export const sayWhatToChange = 'Please say what should be changed.';

/** Nothing may be written while the disk is (nearly) full. */
export const noRoomToSave =
  'The server has no room left, so nothing was saved. Tell the administrator, and try again when there is room.';
