import { DIOCESE_SLUGS } from './diocese.ts';

interface Labelled {
  readonly subDomain: string;
}

/** The labels with a sub-site: those of the dioceses, and those of the departments, except diocese slugs (AMB-033). */
export function hostLabels(dioceses: readonly Labelled[], departments: readonly Labelled[]): string[] {
  const taken: readonly string[] = DIOCESE_SLUGS;
  const others = departments.filter(({ subDomain }) => !taken.includes(subDomain));
  return [...new Set([...dioceses, ...others].map(({ subDomain }) => subDomain))];
}
