import { translations } from '#lib/translations.ts';

/** The words of signing in (000 §2.1, §8; AMB-068). */
export const LOGIN = translations({
  en: {
    heading: 'Admin Panel',
    window: 'Login',
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    forgot: 'Forgot password',
    invalid: 'Invalid credentials',
    /** The connection is the reason, not the input. */
    noAnswer:
      'The server can’t be reached, so your password was not checked. Check the connection and try again.',
    verse: 'A verse',
    again: 'Please sign in again',
    againWhy: 'Your session has ended. What you typed is still here; sign in to go on.',
  },
});
