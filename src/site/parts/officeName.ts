import { useWords } from '#ui/useWords.ts';
import { departmentWords } from '../department/words.ts';
import { dioceseWords } from '../diocese/words.ts';
import type { PersonShown } from '../pages/data.ts';

/** What somebody who answers for a unit is called: the designation, or the role in the words of the pages. */
export function useOfficeName(): (person: Pick<PersonShown, 'role' | 'designation'>) => string {
  const { bishop, director } = useWords(dioceseWords);
  const { roles } = useWords(departmentWords);
  const names: Readonly<Record<string, string>> = { ...roles, bishop, director };
  return ({ role, designation }) => designation || names[role] || role;
}
