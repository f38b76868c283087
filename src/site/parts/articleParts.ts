/**
 * The classes by which the reader modes of browsers (Firefox's Readability, and those made after it) know what belongs to a story. The parts with its
 * head, its lead picture and its text are siblings of one class, and the text is alone in its part once what is called `footer` or `sidebar` is gone:
 * otherwise the text alone is kept (test/e2e/site/readerMode.test.ts).
 */
export const ARTICLE_PART = 'wrap article-part';
export const STORY_FOOTER = 'story-footer';
export const SIDEBAR = 'sidebar';
