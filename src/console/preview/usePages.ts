import { useState } from 'react';
import { kindsWithPages } from '../organisation.ts';

/** Whether records of a kind have a page on the website. */
export function useHasPage(kind: string): boolean {
  const [kinds] = useState(kindsWithPages);
  return kinds[kind] !== undefined;
}

/** Whether each record of a kind has a page to itself, which can be passed on and is counted; others stand on pages with others. */
export function useHasOwnPage(kind: string | undefined): boolean {
  const [kinds] = useState(kindsWithPages);
  return kind !== undefined && kinds[kind] === 'own';
}
