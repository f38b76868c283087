import { staffCategories, staffCategory } from '#lib/staffCategory.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { aimPath, unitPath } from '../host/paths.ts';
import { loadPeople, placeOfPerson } from '../reading/people.load.ts';
import { loadText, type TextType, typeOfText } from '../reading/texts.load.ts';
import { MAIN, type PageRoute, type RouteFamily } from '../routing/route.ts';
import { AssociationPage } from './AssociationPage.tsx';
import { CommitteePage } from './CommitteePage.tsx';
import { loadExecutiveCommittee, loadWorkingCommittee } from './committee.load.ts';
import { OfficersPage } from './OfficersPage.tsx';
import { ADMINISTRATION, associationPath, staffPath } from './paths.ts';
import { personSource } from './personSource.load.ts';
import { StaffPage } from './StaffPage.tsx';
import { loadStaff } from './staff.load.ts';

/** Officers, committees, the theological association and the staff (002 §2.16). */
export const administrationRoutes: RouteFamily = (organisation) => {
  const association = associationPath(organisation);
  const [usual = ''] = staffCategories(organisation);
  const text = (type: TextType, path: string): Pick<PageRoute, 'pageOf'> => ({
    pageOf: {
      kind: 'description',
      path: async (id, db) => ((await typeOfText(db, id)) === type ? path : null),
    },
  });
  return [
    {
      url: ADMINISTRATION.officers,
      on: MAIN,
      menu: [{ section: 'administration', place: 'officers' }],
      finds: [personSource],
      pageOf: { kind: 'person', path: (id, db) => pageOfPerson(db, id) },
      show: async ({ db }) => ({
        page: <OfficersPage people={await loadPeople(db, { type: 'officers' })} />,
      }),
    },
    {
      url: ADMINISTRATION.workingCommittee,
      on: MAIN,
      menu: [{ section: 'administration', place: 'workingCommittee' }],
      ...text('working_committee', ADMINISTRATION.workingCommittee),
      show: async ({ db }) => ({
        page: <CommitteePage here="workingCommittee" data={await loadWorkingCommittee(db)} />,
      }),
    },
    {
      url: ADMINISTRATION.executiveCommittee,
      on: MAIN,
      menu: [{ section: 'administration', place: 'executiveCommittee' }],
      ...text('executive_committee', ADMINISTRATION.executiveCommittee),
      show: async ({ db }) => ({
        page: <CommitteePage here="executiveCommittee" data={await loadExecutiveCommittee(db)} />,
      }),
    },
    {
      url: association,
      on: MAIN,
      menu: [{ section: 'administration', place: 'association' }],
      ...text('association_content', association),
      show: async ({ db }) => {
        const [content, people] = await Promise.all([
          loadText(db, 'association_content'),
          loadPeople(db, { type: 'association_officers' }),
        ]);
        return { page: <AssociationPage text={content} people={people} /> };
      },
    },
    {
      url: '/about/secretarial_staff/:type',
      on: MAIN,
      menu: [{ section: 'administration', place: 'staff', at: staffPath(usual) }],
      sitemap: () => staffCategories(organisation).map(staffPath),
      show: async ({ db, params: { type = '' } }) => {
        const category = staffCategory(type, organisation);
        if (!staffCategories(organisation).includes(category)) return null;
        if (category !== type) return { redirect: staffPath(category), permanent: true };
        return { page: <StaffPage data={await loadStaff(db, category)} /> };
      },
    },
  ];

  /** The page that lists a person, including those of units: all people are one kind. */
  async function pageOfPerson(db: ReadDb, id: string): Promise<string | null> {
    const { type, role = '', unitId } = (await placeOfPerson(db, id)) ?? {};
    if (unitId !== undefined)
      return type === 'department_personnels' ? aimPath(unitId) : unitPath('diocese', unitId);
    if (type === 'working_committee') return ADMINISTRATION.workingCommittee;
    if (type === 'association_officers') return association;
    if (type === 'officers') return ADMINISTRATION.officers;
    return type === 'secretarial_staff' && staffCategories(organisation).includes(role)
      ? staffPath(role)
      : null;
  }
};
