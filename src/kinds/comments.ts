/** Maximum length of a comment, and of the words quoted in it. */
export const COMMENT_MAX = 2000;
export const QUOTED_MAX = 300;
