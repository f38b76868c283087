/** How long a draft and the files uploaded for it are kept after the last change. */
export const DRAFT_DAYS = 60;
export const DRAFT_LIFE_MS = DRAFT_DAYS * 24 * 3_600_000;
/** So many drafts of one person are kept by the server; those beyond stay on the device on which they were typed. */
export const MOST_DRAFTS = 60;
