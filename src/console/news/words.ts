import type { UnitKind } from '#kinds/define.ts';
import type { NewsType } from '#kinds/news.ts';
import type { Tab } from '../shell/Tabs.tsx';

/** The words of one family of news, with the addresses of its screens. */
export interface NewsWords {
  /** The section that the screens belong to, as the sidebar calls it. */
  readonly section: string;
  readonly unit: UnitKind;
  readonly heading: string;
  readonly tabs: readonly Tab[];
  readonly paths: {
    readonly list: string;
    readonly add: string;
    readonly edit: (id: string) => string;
    readonly afterSave: string;
  };
  readonly search: string;
  readonly empty: string;
  readonly prompt: string;
  readonly unitColumn: string;
  readonly selectUnit: string;
  readonly selectUnitMissing: string;
  readonly thumbnailMissing: string;
  /** Shown to a unit's users, whose news waits for the office (AMB-014). */
  readonly waits: string;
  /** The texts for failures without a sentence of the server (000 §8). */
  readonly failed: {
    readonly list: string;
    readonly counts: string;
    readonly units: string;
    readonly unitsOfForm: string;
    readonly activate: string;
    readonly remove: string;
    readonly get: string;
    readonly add: string;
    readonly update: string;
    readonly thumbnail: string;
    readonly gallery: string;
    readonly pdf: string;
    readonly removeImage: string;
    readonly removeGallery: string;
  };
}

/** What both families call the same (000 §2.5, §2.6; AMB-089, AMB-090). */
export const NEWS = {
  add: 'Add News',
  edit: 'Edit News',
  remove: 'Delete News',
  submitAdd: 'Add',
  submitEdit: 'Update',
  total: 'Total No of News',
  active: 'No. of Active News',
  inactive: 'No. of Inactive News',
  main: 'Title and description',
  date: 'Date',
  author: 'Author',
  waiting: 'Waits for the office',
  selected: 'Selected news',
  untitled: 'Without a title',
  restoreFailed: 'The news could not be brought back.',
} as const;

/** Both families of news. */
export const NEWS_WORDS: Readonly<Record<NewsType, NewsWords>> = {
  departments: {
    section: 'Departments',
    unit: 'department',
    heading: 'Department News',
    tabs: [
      {
        name: 'Dept. News',
        to: '/departments/department_news',
        also: ['/departments', '/news', '/test'],
      },
      { name: 'Dept. Events', to: '/departments/department_events' },
      { name: 'Dept. Information', to: '/departments/department_information' },
    ],
    paths: {
      list: '/departments/department_news',
      add: '/departments/add_news',
      edit: (id) => `/departments/edit_news/${id}`,
      afterSave: '/departments',
    },
    search: 'Search department news',
    empty: 'No Department News found',
    prompt: 'Are you sure want to delete the Department News ?',
    unitColumn: 'Department',
    selectUnit: 'Select Department',
    selectUnitMissing: 'Please select a department.',
    thumbnailMissing: 'Please add thumbnail',
    waits: 'News of your department appears on the website once the synod office has made it active.',
    failed: {
      list: 'Failed to load department news',
      counts: 'Failed to get department news details',
      units: 'Failed to get departments',
      unitsOfForm: 'Failed to get department',
      activate: 'Failed to activate news',
      remove: 'Failed to delete department news',
      get: 'Failed to get department news',
      add: 'Failed to add departmentNews',
      update: 'Failed to update department news',
      thumbnail: 'Failed to Upload Thumbnail',
      gallery: 'Failed to Upload Gallery',
      pdf: 'Failed to Upload PDF',
      removeImage: 'Failed to remove image',
      removeGallery: 'Failed to remove gallery image',
    },
  },
  dioceses: {
    section: 'Dioceses',
    unit: 'diocese',
    heading: 'Diocese News',
    tabs: [
      { name: 'Diocese News', to: '/dioceses/diocese_news', also: ['/dioceses'] },
      { name: 'Diocese Events', to: '/dioceses/diocese_events' },
      { name: 'Diocese Information', to: '/dioceses/diocese_information' },
    ],
    paths: {
      list: '/dioceses/diocese_news',
      add: '/dioceses/add_news',
      edit: (id) => `/dioceses/edit_news/${id}`,
      afterSave: '/dioceses',
    },
    search: 'Search diocese news',
    empty: 'No news found',
    prompt: 'Are you sure want to delete the Diocese News ?',
    unitColumn: 'Diocese',
    selectUnit: 'Select Diocese',
    selectUnitMissing: 'Please select a diocese.',
    thumbnailMissing: 'Please upload thumbnail',
    waits: 'News of your diocese appears on the website once the synod office has made it active.',
    failed: {
      list: 'Failed to load diocese news',
      counts: 'Failed to get diocese news details',
      units: 'Failed to get diocese',
      unitsOfForm: 'Failed to get diocese',
      activate: 'Failed to activate news',
      remove: 'Failed to delete diocese news',
      get: 'Failed to get diocese news',
      add: 'Failed to add diocese news',
      update: 'Failed to update diocese news',
      thumbnail: 'Failed to Upload Thumbnail',
      gallery: 'Failed to Upload Gallery',
      pdf: 'Failed to Upload pdf',
      removeImage: 'Failed to remove image',
      removeGallery: 'Failed to remove gallery image',
    },
  },
};
