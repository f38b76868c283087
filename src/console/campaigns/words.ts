import { translations } from '#lib/translations.ts';

/** The words of the Campaigns section (001 §2.6, §8). */
export const CAMPAIGNS = translations({
  en: {
    heading: 'Campaigns',
    add: 'Add Campaign',
    edit: 'Edit Campaign',
    addTitle: 'Add campaign',
    editTitle: 'Edit campaign',
    remove: 'Delete Campaign',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search campaigns',
    empty: 'No campaigns found',
    main: 'Title and description',
    author: 'Author',
    failed: {
      list: 'Failed to get campaign details',
      switch: 'Failed to toggle campaign',
      remove: 'Failed to delete campaign',
      get: 'Failed to get campaign details',
      create: 'Failed to add campaign',
      edit: 'Failed to update campaign',
      upload: { thumbnail: 'Failed to Upload Thumbnail', gallery: 'Failed to Upload Gallery' },
      removeFile: { gallery: 'Failed to remove gallery image' },
    },
  },
});
