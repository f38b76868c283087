/** How long what was typed and not saved is kept after the last change, with the files that were uploaded for it. */
export const DRAFT_LIFE_MS = 14 * 24 * 3_600_000;
