/** What the console says when the server refuses without a sentence of its own (000 §8, 001 §2): by the section's address. */
export interface SectionFailures {
  readonly list: string;
  readonly create: string;
  readonly edit?: string;
  readonly remove: string;
}

const EVENTS = { list: 'Failed to fetch events' };
const SCHEMES = {
  list: 'Failed to fetch details',
  create: 'Failed to add scheme',
  edit: 'Failed to update scheme',
  remove: 'Failed to delete scheme',
};
const DETAILS = {
  create: 'Unable to add details',
  edit: 'Unable to update details',
} as const;
const OF_DIOCESE = {
  list: 'Failed to get details',
  create: 'Failed to add ',
  edit: 'Failed to add ',
  remove: 'Failed to delete details',
};

export const SECTION_FAILURES: Readonly<Record<string, SectionFailures>> = {
  '/dioceses/diocese_information': {
    ...OF_DIOCESE,
    list: 'Unable to fetch diocese information',
  },
  '/departments/department_information': {
    list: 'Failed to Get Departments',
    create: 'Failed to add Departments',
    edit: 'Failed to add Departments',
    remove: 'Failed to delete Departments',
  },
  '/dioceses/diocese_events': {
    ...EVENTS,
    create: 'Failed to add diocese event',
    edit: 'Failed to update diocese event',
    remove: 'Failed to delete diocese event',
  },
  '/departments/department_events': {
    list: 'Failed to get department events',
    create: 'Failed to add department news',
    edit: 'Failed to update department news',
    remove: 'Failed to delete department news',
  },
  '/dioceses/diocese_information/address/:id': OF_DIOCESE,
  '/dioceses/diocese_information/banner_images/:id': {
    list: 'Failed to get details',
    create: 'Failed to add banner image',
    remove: 'Failed to delete banner image',
  },
  '/dioceses/diocese_information/personnels/:id': {
    list: 'Failed to load Diocese Personnels',
    create: 'Failed to add personnel',
    edit: 'Failed to update personnels',
    remove: 'Failed to delete diocese personnels',
  },
  '/dioceses/diocese_information/description/:id': OF_DIOCESE,
  '/dioceses/diocese_information/ministerial_roll/:id': OF_DIOCESE,
  '/departments/department_information/personnels/:id': {
    list: 'Failed to load Department Personnels',
    create: 'Failed to add Department personnels',
    edit: 'Failed to edit department personnels',
    remove: 'Failed to delete department personnels',
  },
  '/about': {
    list: 'Failed to get Officers',
    create: 'Failed to add officer',
    edit: 'Failed to Update Officers',
    remove: 'Unable to delete details',
  },
  '/about/secretarial_staff': {
    list: 'Failed to get Staff',
    create: 'Failed to add staff',
    edit: 'Failed to update staff',
    remove: 'Failed to delete Staff',
  },
  '/about/working_commitee': {
    list: 'Failed to get Committee',
    create: 'Failed to add Working committee',
    edit: 'Failed to add working committee',
    remove: 'Failed to delete Committee',
  },
  '/about/csita/csita_officers': {
    list: 'Failed to get CSIta Officer',
    create: 'Failed to add CSIta Officer',
    edit: 'Unable to update details',
    remove: 'Failed to delete CSIta Officer',
  },
  '/about/executive_commitee': {
    list: 'Failed to get Committee',
    create: 'Failed to add Executive committee',
    edit: 'Unable to update details',
    remove: 'Failed to delete Executive committee',
  },
  '/about_csi/history': { ...DETAILS, list: 'Failed to get Content', remove: 'Unable to delete details' },
  '/about/csita/content': {
    ...DETAILS,
    list: 'Failed to get Content',
    remove: 'Failed to delete CSITA content',
  },
  '/subscriber': {
    list: 'Failed to get Subscriber',
    create: 'Failed to add subscriber',
    edit: 'Failed to update personnels',
    remove: 'Failed to delete subscriber',
  },
  '/csi_videos': {
    list: 'Failed to get videos',
    create: 'Failed to add video',
    edit: 'Failed to update video',
    remove: 'Failed to delete video',
  },
  '/publications/csi_life': {
    list: 'Unable to load CSILife',
    create: 'Unable to add CSIlife',
    edit: 'Unable to update CSILife',
    remove: 'Unable to delete CSILife',
  },
  '/publications/books': {
    list: 'Failed to load Books',
    create: 'Failed to add books',
    edit: 'Failed to edit Books',
    remove: 'Failed to delete books',
  },
  '/publications/library_archives': {
    list: 'Unable to load archives',
    create: 'Unable to add archives',
    edit: 'Unable to update archives',
    remove: 'Unable to delete archives',
  },
  '/campaigns': {
    list: 'Failed to get campaign details',
    create: 'Failed to add campaign',
    edit: 'Failed to update campaign',
    remove: 'Failed to delete campaign',
  },
  '/worship_resources?view=list&when=all': {
    ...DETAILS,
    list: 'Unable to fetch prayer calendar list',
    remove: 'Unable to delete detais',
  },
  '/worship_resources/sermon_outlines': {
    ...DETAILS,
    list: 'Unable to fetch sermon outlines',
    remove: 'Unable to delete details',
  },
  '/worship_resources/csi_lectionary': {
    ...DETAILS,
    list: 'Unable to fetch the lectionary',
    remove: 'Unable to delete details',
  },
  '/announcements/govt_notification_schemes/govt': SCHEMES,
  '/announcements/press_release/press': SCHEMES,
  '/announcements/statement/statement': SCHEMES,
  '/advertisement': {
    list: 'Failed to get advertisments',
    create: 'Failed to add advertisments',
    edit: 'Failed to update advertisments',
    remove: 'Failed to delete advertisments',
  },
  '/partners': {
    list: 'Failed to get Partner details',
    create: 'Unable to add details',
    edit: 'Failed to update details',
    remove: 'Failed to delete detail',
  },
};
