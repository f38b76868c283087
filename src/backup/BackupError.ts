/** A backup can't be written, read or restored; the message is a sentence for the server's operator. */
export class BackupError extends Error {}
