/**
 * The classes by which browsers' reader modes (Firefox's Readability and its derivatives) recognize an article. The parts with its heading, its lead
 * picture and its text are siblings with the same class, and the text must be alone in its part once parts classed `footer` or `sidebar` are
 * removed: otherwise only the text is kept (test/e2e/site/readerMode.test.ts).
 */
export const ARTICLE_PART = 'wrap article-part';
/** Of what belongs to a story and is no part of its text. */
export const STORY_FOOTER = 'story-footer';
export const SIDEBAR = 'sidebar';
