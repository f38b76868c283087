/**
 * The address with which somebody signed in last on this device, so that a thumb has only the password to type. It is a cookie, since a
 * logout clears local storage (000 §4), and since what is written at once is not lost when the page is left the moment after. Never a password.
 */
const NAME = 'lectern_address=';

/** The address of before; '' when there is none, or when the browser keeps no cookies. */
export function keptAddress(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(NAME));
  return decodeURIComponent(pair?.slice(NAME.length) ?? '');
}

/** Keeps the address of a sign-in that worked, for a year. */
export function keepAddress(email: string): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers of the visitors yet.
  document.cookie = `${NAME}${encodeURIComponent(email)};Path=/;Max-Age=31536000;SameSite=Strict${secure}`;
}
