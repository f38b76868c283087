/** A backup can't be written, read or brought back; the message is a sentence for whoever looks after the server. */
export class BackupError extends Error {}
