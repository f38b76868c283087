import { useWords } from '#ui/useWords.ts';
import { departmentWords } from '../department/words.ts';
import { dioceseWords } from '../diocese/words.ts';
import type { PersonShown } from '../pages/data.ts';

/** The title of the person responsible for a unit: the designation, or else the role in the page's words. */
export function useOfficeName(): (person: Pick<PersonShown, 'role' | 'designation'>) => string {
  const { bishop, director } = useWords(dioceseWords);
  const { roles } = useWords(departmentWords);
  const names: Readonly<Record<string, string>> = { ...roles, bishop, director };
  return ({ role, designation }) => designation || names[role] || role;
}
