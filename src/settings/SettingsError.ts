/** A setting or the organisation file is wrong; the message is for the operator. */
export class SettingsError extends Error {}
