import { type PersonType, person } from '#kinds/person.ts';
import { nameOnWire } from '#kinds/wireNames.ts';
import type { PersonList } from './words.ts';

/** How the lists of persons differ: their persons, page sizes and pages (001 §2.2, §9). */
export const PERSON_LISTS = {
  officers: { type: 'officers', size: 20, add: 'addOfficer', edit: 'editOfficer' },
  associationOfficers: {
    type: 'association_officers',
    size: 20,
    add: 'addAssociationOfficer',
    edit: 'editAssociationOfficer',
  },
  staff: { type: 'secretarial_staff', size: 25, add: 'addStaff', edit: 'editStaff' },
} as const satisfies Record<PersonList, { type: PersonType; [more: string]: unknown }>;

/** The type of the persons in a list, as the calls name it, such as `csita_officers` (AMB-021). */
export const typeOfList = (list: PersonList): string =>
  nameOnWire(person.fields.user_type, PERSON_LISTS[list].type);
