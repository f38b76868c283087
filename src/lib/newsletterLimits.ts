/** What may stand in the list of mails; longer subjects are cut there anyway. */
export const MOST_SUBJECT = 120;
/** What a greeting above the stories may hold, its formatting included. */
export const MOST_GREETING = 5000;
/** With more stories than this the mail is short: one picture, and a line for each of the others (look book, mail-newsletter-short). */
export const MOST_WITH_PICTURES = 10;
/** So many lines a short mail has; the rest stand on its page. */
export const MOST_LINES = 24;
/** What the HTML of a mail may weigh, in bytes: Gmail shows 102 KB and hides the rest, with the link by which one leaves. */
export const MOST_BYTES = 100_000;
