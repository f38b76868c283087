import { translations } from '#lib/translations.ts';

/** The wording that the forms of both families share (000 §2.5, §2.6; ADD-15). */
const SHARED = {
  submitAdd: 'Add',
  submitEdit: 'Update',
  farAhead: 'This date is in the future: the story will stand first until then. Save all the same?',
} as const;
const UPLOADS = { thumbnail: 'Failed to Upload Thumbnail', gallery: 'Failed to Upload Gallery' } as const;
const REMOVED = { pdf: 'Failed to remove image', gallery: 'Failed to remove gallery image' } as const;

/** The words of both families' news forms (000 §2.5, §2.6, §8), loaded with the forms. */
export const NEWS_FORM = translations({
  en: {
    department: {
      ...SHARED,
      thumbnailMissing: 'Please add thumbnail',
      failed: {
        units: 'Failed to get department',
        get: 'Failed to get department news',
        create: 'Failed to add departmentNews',
        edit: 'Failed to update department news',
        upload: { ...UPLOADS, pdf: 'Failed to Upload PDF' },
        removeFile: REMOVED,
      },
    },
    diocese: {
      ...SHARED,
      thumbnailMissing: 'Please upload thumbnail',
      failed: {
        units: 'Failed to get diocese',
        get: 'Failed to get diocese news',
        create: 'Failed to add diocese news',
        edit: 'Failed to update diocese news',
        upload: { ...UPLOADS, pdf: 'Failed to Upload pdf' },
        removeFile: REMOVED,
      },
    },
  },
});
