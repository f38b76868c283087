import type { DataOf } from '#calls/calls.ts';
import { pathInConsole } from '#kinds/recordPaths.ts';
import { FORM_PARAMETER } from '#lib/formParameter.ts';
import { useOrganisation } from './organisation.ts';
import { usePaths } from './paths.ts';
import type { PlainRoute } from './screenPaths.ts';
import { useStaff } from './session.ts';

/** A record in one line, as the search and 'Today' return it. */
export type Thing = Pick<
  DataOf<'findAnything'>['found'][number],
  '_id' | 'kind' | 'type' | 'department' | 'diocese'
>;

/** Lists over which a record's form opens, by kind and by its type. */
const LISTS: Readonly<Record<string, PlainRoute>> = {
  'account full_administrator': 'officeUsers',
  'account diocese_user': 'dioceseUsers',
  'account department_user': 'departmentUsers',
  'publication resources': 'resources',
  'publication magazine': 'magazine',
  'publication books': 'books',
  'publication library_archives': 'archives',
  'publication sermons': 'sermons',
  'publication lectionary': 'lectionary',
  'person working_committee': 'workingCommittee',
  video: 'videos',
  promotion: 'advertisements',
  partner: 'partners',
  prayer: 'prayerCalendar',
  subscriber: 'subscribers',
  question: 'questions',
};
/** Texts of which there is only one each, on a separate screen. */
const TEXTS: Readonly<Record<string, PlainRoute>> = {
  working_committee: 'workingCommittee',
  executive_committee: 'executiveCommittee',
  association_content: 'associationContent',
  history: 'aboutHistory',
  vision: 'aboutVision',
  mission: 'aboutMission',
  logo: 'aboutLogo',
};
const ANNOUNCEMENTS = { govt: 'governmentSchemes', press: 'pressReleases', statement: 'statements' } as const;
const PERSONS = {
  officers: 'editOfficer',
  association_officers: 'editAssociationOfficer',
  secretarial_staff: 'editStaff',
} as const;

/** Returns where a record is opened in the console. */
export function useThingPath(): (thing: Thing) => string {
  const path = usePaths();
  const { brand } = useOrganisation();
  const { is } = useStaff();
  return ({ _id: id, kind, type, department, diocese }) => {
    const form = (screen: string) => `${screen}?${FORM_PARAMETER}=${id}`;
    const list = LISTS[`${kind} ${type}`] ?? LISTS[kind];
    if (list) return form(path(list));
    switch (kind) {
      case 'news':
      case 'event':
        return pathInConsole({ kind, id, ofDiocese: diocese !== null }, brand);
      case 'department':
        return path('departmentAims', { id });
      case 'diocese':
        return path('dioceseAddress', { id });
      case 'campaign':
        return path('editCampaign', { id });
      case 'description':
        return path(TEXTS[type] ?? 'aboutHistory');
      case 'statement':
        return form(path(ANNOUNCEMENTS[type as 'govt'], { type }));
      case 'enquiry':
        return path(is === 'diocese_user' ? 'dioceseQuery' : 'enquiry', { id });
      case 'order':
        return path('order', { id });
      case 'person':
        if (department) return form(path('departmentPersonnel', { id: department._id }));
        if (diocese) return form(path('diocesePersonnel', { id: diocese._id }));
        return path(PERSONS[type as 'officers'] ?? 'editStaff', { id });
      default:
        return '/';
    }
  };
}
