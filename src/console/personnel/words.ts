import { translations } from '#lib/translations.ts';

const SHARED = {
  add: 'Add Personnel',
  edit: 'Edit',
  editTitle: 'Edit Personnel',
  remove: 'Delete',
  submitAdd: 'Add',
  submitEdit: 'Update',
  search: 'Search personnel',
  prompt: 'Are you sure want to delete Personnel ?',
  image: 'Personnel image',
  sortHint: '1 comes first; without a number, last.',
} as const;
const UPLOAD = { profile_picture: 'Failed to Upload Personal Image' } as const;

/** The words of a department's and a diocese's personnel (000 §2.5, §2.6, §8; AMB-079, AMB-087, AMB-104). */
export const PERSONNEL = translations({
  en: {
    department: {
      ...SHARED,
      heading: 'Personnel',
      empty: 'No Department Personnel found',
      mobile: 'Phone Number',
      failed: {
        list: 'Failed to load Department Personnels',
        get: 'Failed to load Department Personnels',
        create: 'Failed to add Department personnels',
        edit: 'Failed to edit department personnels',
        remove: 'Failed to delete department personnels',
        unit: 'Failed to get department',
        upload: UPLOAD,
      },
    },
    diocese: {
      ...SHARED,
      heading: 'Personnels',
      empty: 'No personnels found',
      roles: { diocesan_officer: 'Diocesan officer', bishop: 'Bishop', director: 'Director' },
      failed: {
        list: 'Failed to load Diocese Personnels',
        get: 'Failed to update diocese personnels',
        create: 'Failed to add personnel',
        edit: 'Failed to update personnels',
        remove: 'Failed to delete diocese personnels',
        unit: 'Failed to Load DioceseDetails',
        upload: UPLOAD,
      },
    },
  },
});
