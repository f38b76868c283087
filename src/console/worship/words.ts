import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

const ADD_UPDATE = { submitAdd: 'Add', submitEdit: 'Update' } as const;

/** The words of the Worship Resources section (001 §2.7, §8; AMB-060). */
export const WORSHIP = translations({
  en: {
    section: 'Worship Resources',
    tabs: ({ shortName }: Organisation) => ({
      prayer: 'Prayer Calendar',
      sermons: 'Sermon Outlines',
      lectionary: `${shortName} Lectionary`,
    }),
    prayer: {
      ...ADD_UPDATE,
      heading: 'Prayer Calendar',
      add: 'Add Prayer Calendar',
      edit: 'Edit',
      remove: 'Delete',
      addTitle: 'Add Prayer Calendar',
      editTitle: 'Edit Prayer Calendar',
      search: 'Search the prayer calendar',
      empty: 'No details found',
      readingsHint:
        'One on a line, such as Gospel: Matthew 25:31–46. Those of a Sunday stand on the front page.',
      failed: {
        list: 'Unable to fetch prayer calendar list',
        get: 'Unable to get details',
        create: 'Unable to add details',
        edit: 'Unable to update details',
        remove: 'Unable to delete detais',
      },
    },
    sermons: {
      heading: 'Sermon Outlines',
      add: 'Add Sermon Outlines',
      edit: 'Edit',
      remove: 'Delete',
      addTitle: 'Add Sermon Outlines',
      editTitle: 'Edit Sermon Outlines',
      submitAdd: 'Add Sermon',
      submitEdit: 'Update Sermon',
      search: 'Search sermon outlines',
      empty: 'No details found',
      category: 'Category',
      categories: {
        sermon_outlines: 'Sermon Outlines',
        lent: 'Lent',
        advent: 'Advent',
        bible_study: 'Bible Study',
      },
      pdf: 'Upload PDF',
      failed: {
        list: 'Unable to fetch sermon outlines',
        get: 'Unable to get details',
        create: 'Unable to add details',
        edit: 'Unable to update details',
        remove: 'Unable to delete details',
        upload: { pdf: 'Failed to Upload PDF' },
      },
    },
    lectionary: ({ shortName }: Organisation) => ({
      ...ADD_UPDATE,
      heading: `${shortName} Lectionary`,
      add: `Add ${shortName} Lectionary`,
      edit: 'Edit',
      remove: 'Delete',
      addTitle: `Add ${shortName} Lectionary`,
      editTitle: `Edit ${shortName} Lectionary`,
      search: 'Search the lectionary',
      empty: 'No details found',
      deleted: 'Details deleted',
      image: 'Image Thumbnail',
      pdf: 'Upload PDF',
      failed: {
        list: 'Unable to fetch the lectionary',
        get: 'Unable to get details',
        create: 'Unable to add details',
        edit: 'Unable to update details',
        remove: 'Unable to delete details',
        upload: { pdf: 'Failed to Upload PDF' },
      },
    }),
  },
});
