/** The inks of the sample pictures: a few flat colours, as a church press would mix them. */
export const ink = {
  paper: '#f4e9d8',
  cream: '#fbf3e4',
  white: '#fffaf0',
  sand: '#e3cba3',
  ochre: '#cf9440',
  gold: '#f0c271',
  laterite: '#a8492f',
  magenta: '#b5316a',
  rose: '#d98a9c',
  plum: '#5b2b48',
  leaf: '#4d6a4b',
  moss: '#2f4a3c',
  teal: '#2f6a72',
  sea: '#7fa9a6',
  sky: '#dfe2d2',
  dark: '#261b23',
  night: '#2a1828',
  bark: '#4b3226',
} as const;

/** Skin tones, from which a figure takes one. */
export const skins = ['#5e3b2d', '#7a4d38', '#6b4433', '#8a5a40'] as const;

/** A set of clothes: what is worn above, below, and the border between. */
export interface Clothes {
  top: string;
  lower: string;
  trim: string;
}

/** Saris: blouse, sari, border. */
export const saris: readonly Clothes[] = [
  { top: ink.teal, lower: ink.magenta, trim: ink.gold },
  { top: ink.magenta, lower: ink.ochre, trim: ink.laterite },
  { top: ink.laterite, lower: ink.cream, trim: ink.ochre },
  { top: ink.ochre, lower: ink.teal, trim: ink.cream },
  { top: ink.plum, lower: ink.rose, trim: ink.magenta },
  { top: ink.cream, lower: ink.laterite, trim: ink.gold },
  { top: ink.ochre, lower: ink.plum, trim: ink.rose },
  { top: ink.magenta, lower: ink.leaf, trim: ink.gold },
];

/** Shirts with a mundu or trousers. */
export const shirts: readonly Clothes[] = [
  { top: ink.white, lower: ink.cream, trim: ink.ochre },
  { top: ink.magenta, lower: ink.cream, trim: ink.magenta },
  { top: ink.sand, lower: ink.plum, trim: ink.plum },
  { top: ink.teal, lower: ink.cream, trim: ink.teal },
  { top: ink.ochre, lower: ink.dark, trim: ink.dark },
  { top: ink.cream, lower: ink.laterite, trim: ink.laterite },
  { top: ink.rose, lower: ink.dark, trim: ink.dark },
  { top: ink.white, lower: ink.teal, trim: ink.teal },
];
