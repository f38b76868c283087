/**
 * The email address last used to sign in on this device, so only the password has to be typed. It is a cookie because a logout clears local storage
 * (000 §4), and because it is written synchronously, even if the page is left right after. Never a password.
 */
const NAME = 'lectern_address=';

/** The stored address; '' if there is none, or if the browser stores no cookies. */
export function keptAddress(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(NAME));
  return decodeURIComponent(pair?.slice(NAME.length) ?? '');
}

/** Stores the address of a successful sign-in for a year. */
export function keepAddress(email: string): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API yet.
  document.cookie = `${NAME}${encodeURIComponent(email)};Path=/;Max-Age=31536000;SameSite=Strict${secure}`;
}
