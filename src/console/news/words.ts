import { translations } from '#lib/translations.ts';

/** The wording that both families of news share (000 §2.5, §2.6; AMB-089, AMB-090). */
const SHARED = {
  add: 'Add News',
  edit: 'Edit News',
  remove: 'Delete News',
  total: 'Total No of News',
  active: 'No. of Active News',
  inactive: 'No. of Inactive News',
  main: 'Title and description',
  date: 'Date',
  author: 'Author',
  selected: 'Selected news',
} as const;

/** Both families of news (000 §2.5, §2.6, §8). */
export const NEWS = translations({
  en: {
    department: {
      ...SHARED,
      heading: 'Department News',
      search: 'Search department news',
      empty: 'No Department News found',
      prompt: 'Are you sure want to delete the Department News ?',
      failed: {
        list: 'Failed to load department news',
        counts: 'Failed to get department news details',
        units: 'Failed to get departments',
        switch: 'Failed to activate news',
        remove: 'Failed to delete department news',
      },
    },
    diocese: {
      ...SHARED,
      heading: 'Diocese News',
      search: 'Search diocese news',
      empty: 'No news found',
      prompt: 'Are you sure want to delete the Diocese News ?',
      failed: {
        list: 'Failed to load diocese news',
        counts: 'Failed to get diocese news details',
        units: 'Failed to get diocese',
        switch: 'Failed to activate news',
        remove: 'Failed to delete diocese news',
      },
    },
  },
});
