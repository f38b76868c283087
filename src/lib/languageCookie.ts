/** The cookie of a device with the language in which its console speaks: it stays when somebody logs out, so that the sign-in page speaks their language. */
export const LANGUAGE_COOKIE = 'lectern_language';
