import type { Language } from '#lib/language.ts';
import { wordsIn } from '#lib/translations.ts';
import { useLanguage } from '#ui/useWords.ts';
import type { PersonShown } from '../context/data.ts';
import { roleWords } from './words.ts';

/** A designation in the page's language if it is a usual office; otherwise as entered. */
export function designationIn(designation: string, language: Language): string {
  const { bishop, director, roles, offices } = wordsIn(roleWords, language);
  const names: Readonly<Record<string, string>> = {
    ...roles,
    ...offices,
    Bishop: bishop,
    Director: director,
  };
  return Object.hasOwn(names, designation) ? (names[designation] ?? '') : designation;
}

export function useDesignation(): (person: Pick<PersonShown, 'designation'>) => string {
  const language = useLanguage();
  return ({ designation }) => designationIn(designation, language);
}

/** The title of the person responsible for a unit: the designation, or else the role in the page's words. */
export function useOfficeName(): (person: Pick<PersonShown, 'role' | 'designation'>) => string {
  const language = useLanguage();
  const { bishop, director, roles } = wordsIn(roleWords, language);
  const names: Readonly<Record<string, string>> = { ...roles, bishop, director };
  return ({ role, designation }) => designationIn(designation, language) || names[role] || role;
}
