/** How long a draft and the files uploaded for it are kept after the last change. */
export const DRAFT_LIFE_MS = 14 * 24 * 3_600_000;
