import { useWords } from '#ui/useWords.ts';
import type { PersonShown } from '../context/data.ts';
import { roleWords } from './words.ts';

/** The title of the person responsible for a unit: the designation, or else the role in the page's words. */
export function useOfficeName(): (person: Pick<PersonShown, 'role' | 'designation'>) => string {
  const { bishop, director, roles } = useWords(roleWords);
  const names: Readonly<Record<string, string>> = { ...roles, bishop, director };
  return ({ role, designation }) => designation || names[role] || role;
}
