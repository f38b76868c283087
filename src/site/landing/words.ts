/** The words of the landing page (002 §2.3). */
export const landingWords = {
  welcome: 'Welcome to the',
  explore: 'Explore',
} as const;
