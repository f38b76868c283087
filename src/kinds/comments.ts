/** How long what is said beside a record may be, and the words of it that it is about. */
export const COMMENT_MAX = 2000;
export const QUOTED_MAX = 300;
