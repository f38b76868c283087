import type { Dress } from '../drawings/portraits.ts';

const DRESSES: Readonly<Record<string, Dress>> = {
  b: 'bishop',
  B: 'bishopa',
  p: 'presbyter',
  P: 'presbytera',
  s: 'sari',
  k: 'kurta',
  t: 'shirt',
};

/**
 * How somebody is dressed and called, out of 's Mrs. Selvi Ratnam': b bishop, p presbyter (capital: a woman), s sari, k kurta, t shirt.
 */
export function dressed(text: string): { name: string; dress: Dress } {
  const dress = DRESSES[text.charAt(0)];
  if (!dress || text.charAt(1) !== ' ') throw new Error(`“${text}” does not begin with a kind of dress.`);
  return { name: text.slice(2), dress };
}
