import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The lists of persons of the section. */
export type PersonList = 'officers' | 'associationOfficers' | 'staff';
/** Its texts, one record each. */
export type AboutText =
  | 'working_committee'
  | 'executive_committee'
  | 'association_content'
  | 'history'
  | 'vision'
  | 'mission'
  | 'logo';

const same = (whom: string) => (count: number, sort: number) =>
  `${count === 2 ? 'Two' : count} ${whom} have the Sort ${sort}:`;

const SUBMITS = { submitAdd: 'Add', submitEdit: 'Update' } as const;
const UPLOAD = { profile_picture: 'Failed to Upload Personal Image' } as const;

/** A text of the About page (002 §2.16): the four share their wording. */
const text = (name: string) => ({
  ...SUBMITS,
  heading: name,
  add: `Add ${name}`,
  edit: `Edit ${name}`,
  remove: `Delete ${name}`,
  prompt: 'Are you sure want to delete ?',
  empty: 'No details found',
  failed: {
    list: 'Failed to get Content',
    get: 'Unable to get details',
    create: 'Unable to add details',
    edit: 'Unable to update details',
    remove: 'Unable to delete details',
  },
});

/** The words of the About section (001 §2.2, §8; AMB-075 to AMB-077, AMB-086, AMB-087). */
export const ABOUT = translations({
  en: {
    officer: 'Name, designation and address',
    member: 'Name and designation',
    phoneFax: 'Phone/Fax',
    category: 'Staff Category',
    sort: 'Sort',
    sortHint: '1 comes first; without a number, last.',
    sameSort: {
      officers: same('officers'),
      associationOfficers: same('officers'),
      staff: same('of the staff'),
    },
    entered: 'The one that was entered first comes first.',
    dioceses: 'Failed to get diocese',
    executiveCommittee: 'Executive Committee',
    association: ({ shortName }: Organisation) => ({
      label: `${shortName}TA`,
      content: 'Content',
      officers: `${shortName}TA Officers`,
    }),
    persons: ({ shortName }: Organisation) => ({
      officers: {
        ...SUBMITS,
        heading: 'Officers',
        add: 'Add Officers',
        edit: 'Edit Officers',
        remove: 'Delete Officers',
        search: 'Search officers',
        empty: 'Officers is not found',
        prompt: 'Are you sure want to delete Officers?',
        failed: {
          list: 'Failed to get Officers',
          get: 'Unable to get details',
          create: 'Failed to add officer',
          edit: 'Failed to Update Officers',
          remove: 'Unable to delete details',
          upload: UPLOAD,
        },
      },
      associationOfficers: {
        ...SUBMITS,
        heading: `${shortName}TA`,
        add: 'Add Officer',
        edit: 'Edit Officer',
        remove: 'Delete Officer',
        search: 'Search officers',
        empty: `${shortName}ta Officer is not found`,
        failed: {
          list: `Failed to get ${shortName}ta Officer`,
          get: 'Unable to get details',
          create: `Failed to add ${shortName}ta Officer`,
          edit: 'Unable to update details',
          remove: `Failed to delete ${shortName}ta Officer`,
          upload: UPLOAD,
        },
      },
      staff: {
        ...SUBMITS,
        heading: 'Secretarial Staff',
        add: 'Add Staff',
        edit: 'Edit Staff',
        remove: 'Delete Staff',
        search: 'Search staff',
        empty: 'Secretarial Staff is not found',
        failed: {
          list: 'Failed to get Staff',
          get: 'Failed to get staff',
          create: 'Failed to add staff',
          edit: 'Failed to update staff',
          remove: 'Failed to delete Staff',
          upload: UPLOAD,
        },
      },
    }),
    texts: ({ shortName }: Organisation) => {
      const committee = { ...text('Committee'), prompt: 'Are you sure want to delete committee ?' };
      return {
        working_committee: {
          ...committee,
          heading: 'Working Committee',
          empty: 'Working Committee is not found',
          failed: {
            list: 'Failed to get Committee',
            get: 'Failed to get Committee',
            create: 'Failed to add Working committee',
            edit: 'Failed to add working committee',
            remove: 'Failed to delete Committee',
          },
        },
        executive_committee: {
          ...committee,
          heading: 'Executive Committee',
          failed: {
            list: 'Failed to get Committee',
            get: 'Failed to get Committee',
            create: 'Failed to add Executive committee',
            edit: 'Unable to update details',
            remove: 'Failed to delete Executive committee',
          },
        },
        association_content: {
          ...text('Content'),
          heading: `${shortName}TA`,
          failed: { ...text('Content').failed, remove: `Failed to delete ${shortName}TA content` },
        },
        history: text('History'),
        vision: text('Vision'),
        mission: text('Mission'),
        logo: text('Logo'),
      } satisfies Record<AboutText, object>;
    },
  },
});
