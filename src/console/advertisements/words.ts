import { translations } from '#lib/translations.ts';

/** The words of the Advertisement section (001 §2.9, §8; AMB-043). */
export const ADVERTISEMENTS = translations({
  en: {
    heading: 'Advertisement',
    add: 'Add AD',
    edit: 'Edit',
    remove: 'Delete',
    addTitle: 'Add AD',
    editTitle: 'Edit AD',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search advertisements',
    empty: 'No advertisement is found',
    thumbnail: 'Thumbnail',
    banner: 'Banner',
    noBanner: 'No banner',
    active: (active: number, all: number) => `${active} of ${all} active`,
    /** Where visitors see them. */
    places: {
      platinum: 'On the front page and first on the page Advertisement.',
      gold: 'After the platinum ones on the page Advertisement.',
      silver: 'Last on the page Advertisement.',
    },
    ranks: { platinum: 'Platinum', gold: 'Gold', silver: 'Silver' },
    author: 'Author',
    // As specified for this box, although it accepts pictures (AMB-043).
    bannerRefused: 'File is not supported! Please Upload Pdf',
    failed: {
      list: 'Failed to get advertisments',
      get: 'Data loaded is failed',
      create: 'Failed to add advertisments',
      edit: 'Failed to update advertisments',
      switch: 'Failed to update advertisments',
      remove: 'Failed to delete advertisments',
      upload: { thumbnail: 'Failed to Upload Thumbnail', banner_image: 'Failed to Upload Banner' },
    },
  },
});
