/** How long a draft and the files uploaded for it are kept after the last change. */
export const DRAFT_DAYS = 60;
export const DRAFT_LIFE_MS = DRAFT_DAYS * 24 * 3_600_000;
/** Maximum number of drafts per person on the server; further ones stay on the device. */
export const MOST_DRAFTS = 60;
