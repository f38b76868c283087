import type { Help } from '../kit/help/helpText.ts';
import { PEOPLE } from '../personnel/peopleHelp.ts';
import { ROLL_AND_TEXTS, UNIT_INFORMATION } from '../units/unitHelp.ts';

/** Help for users who do this twice a year. */
export const HELP: Help = {
  departmentInformation: UNIT_INFORMATION,
  departmentAims: ROLL_AND_TEXTS,
  departmentPersonnel: PEOPLE,
};
