import { translations } from '#lib/translations.ts';

/** The words of Department Information and the tabs of one department (000 §2.5, §8; AMB-077, AMB-087, AMB-091). */
export const DEPARTMENTS = translations({
  en: {
    information: {
      heading: 'Department Information',
      add: 'Add Department',
      edit: 'Edit',
      editTitle: 'Edit Department',
      open: 'Open',
      remove: 'Delete',
      submitAdd: 'Add',
      submitEdit: 'Update',
      search: 'Search departments',
      empty: 'No details found',
      prompt: 'Are you sure want to delete Department Information ?',
      note: 'Its site goes offline and its users cannot sign in. All of it stays in the trash for 30 days.',
      own: 'This is your department. To add or remove a department, write to the Synod office.',
      lead: 'The department gets its own site at its own address as soon as it is added.',
      failed: {
        list: 'Failed to Get Departments',
        search: 'Failed to Search Department',
        get: 'Failed to Get Departments',
        create: 'Failed to add Departments',
        edit: 'Failed to add Departments',
        remove: 'Failed to delete Departments',
      },
    },
    tabs: { departmentAims: 'Aims and Objectives', departmentPersonnel: 'Personnel' },
    leads: {
      departmentAims: 'Shown under Aims and Objectives on the department’s site.',
      departmentPersonnel:
        'Under Personnel on the department’s site, in groups by Type; inside a group the smallest Sort Order comes first.',
    },
    seePage: 'See the page',
    aims: {
      heading: 'Aims and Objectives',
      edit: 'Edit',
      remove: 'Delete',
      submit: 'Update',
      empty: 'No Aims and Objectives is found',
      prompt: 'Are you sure want to delete Aims and Objectives ?',
      changed: (when: string) => `Last changed on ${when}`,
      failed: {
        get: 'Failed to get Aims and Objectives',
        create: 'Failed to add Aims and Objectives',
        edit: 'Failed to add Aims and Objectives',
        remove: 'Failed to delete Aims and Objectives',
      },
    },
  },
});
