/** Maximum length of a subject; mail lists cut longer ones anyway. */
export const MOST_SUBJECT = 120;
/** Maximum length of the greeting above the stories, including its formatting. */
export const MOST_GREETING = 5000;
/** With more stories the mail is short: one picture, and a line for each of the others (look book, mail-newsletter-short). */
export const MOST_WITH_PICTURES = 10;
/** Maximum number of lines in a short mail; its web page has the rest. */
export const MOST_LINES = 24;
/** Maximum size of a mail's HTML in bytes: Gmail shows 102 KB and hides the rest, including the unsubscribe link. */
export const MOST_BYTES = 100_000;
