/** The process that took a mail apart has ended before it was done: by the mail, or killed from outside. */
export class ReaderEnded extends Error {}
