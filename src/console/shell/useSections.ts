import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from '../organisation.ts';
import { SECTION_NAMES, type Section, sections } from './sections.ts';

/** The sections of the console, in the reader's language. */
export function useSections(): Section[] {
  return sections(useOrganisation(), useWords(SECTION_NAMES));
}
