import { useState } from 'react';
import { kindsWithPages } from './organisation.ts';

/** Whether records of a kind have a page on the website. */
export function useHasPage(kind: string): boolean {
  const [kinds] = useState(kindsWithPages);
  return kinds[kind] !== undefined;
}

/** Whether each record of a kind has a separate page, which can be shared and has statistics; other kinds share a page. */
export function useHasOwnPage(kind: string | undefined): boolean {
  const [kinds] = useState(kindsWithPages);
  return kind !== undefined && kinds[kind] === 'own';
}
