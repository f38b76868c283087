/** The process that parsed a mail ended early: because of the mail, or killed from outside. */
export class ReaderEnded extends Error {}
