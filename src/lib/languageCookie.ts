/** The cookie with a device's console language: it survives logout, so that the sign-in page is in the user's language. */
export const LANGUAGE_COOKIE = 'lectern_language';
