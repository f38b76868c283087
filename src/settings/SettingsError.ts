/** A setting or the organisation file is wrong; the message is for the person who starts the program. */
export class SettingsError extends Error {}
