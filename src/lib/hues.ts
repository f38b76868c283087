/**
 * Colours of the light theme, for generated images. They are defined in src/ui/tokens/colours.css and hues.css; a test compares these with
 * them.
 */
export const PAPER = '#f8f3ea';
export const INK = '#231a1d';
export const INK_2 = '#5c4f52';

const MAIN = '#b5316a';
export const HUES = {
  lotus: '#9b2754',
  laterite: '#963826',
  tamarind: '#85491a',
  turmeric: '#785305',
  palm: '#3a6830',
  paddy: '#176a4e',
  peacock: '#0c686c',
  sea: '#006387',
  indigo: '#3c54a3',
  jacaranda: '#68449c',
  plum: '#823b7d',
  granite: '#645850',
} as const;

/** Returns the colour of a named accent, or the main one. */
export const hueOf = (accent: string | undefined): string =>
  (accent && (HUES as Readonly<Record<string, string>>)[accent]) || MAIN;
