/** The sentences about fields that form and server both say, so that they are the same whoever finds the mistake first. */

/** A field that must not be empty. */
export function requiredMessage(field: { readonly label: string; readonly sentence?: string }): string {
  return field.sentence ?? `Please enter: ${field.label}`;
}

/** A text of `length` characters where at most `max` are allowed (AMB-096). */
export function tooLong(label: string, max: number, length: number): string {
  return `${label} may have at most ${max} characters; this has ${length}.`;
}
