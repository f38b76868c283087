import { document, image } from '#test/support/consoleSteps.ts';
import { dialog, dioceses, NAMES, PERSONNEL, SUBMITS } from '#test/support/rowParts.ts';
import type { ListRow, SectionRows } from '#test/support/sectionRows.ts';

const INFORMATION = '/dioceses/diocese_information';
const TABS = [
  'Address',
  'Banner Images',
  'Gallery',
  'Personnels',
  'Description',
  'Ministerial Roll',
] as const;
const ofMadras = (tab: (typeof TABS)[number], piece: string) => ({
  path: `${INFORMATION}/${piece}/:madras`,
  who: 'diocese' as const,
  heading: 'Madras',
  tabs: TABS,
  tab,
  // From the first tab a diocese's user does not see the last one (AMB-080).
  clicks: [
    'Dioceses',
    'Diocese Information',
    'Madras',
    ...(tab === 'Ministerial Roll' ? ['Description'] : []),
    tab,
  ],
});
/** What the office sees at the empty diocese, since these lists have no search. */
const emptyOf = (piece: string, empty: string) => ({ empty, emptyAt: `${INFORMATION}/${piece}/:medak` });
const OF_DIOCESE = {
  list: 'Failed to get details',
  create: 'Failed to add ',
  edit: 'Failed to add ',
  remove: 'Failed to delete details',
};
const DIOCESE = {
  heading: 'Vellore',
  needs: (client) => client.diocese('Vellore', 'Tamil Nadu'),
} satisfies Partial<ListRow>;

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    { id: 'CON-038', path: INFORMATION, ...dioceses('Diocese Information') },
    { id: 'CON-040', ...ofMadras('Address', 'address'), columns: ['Address', 'Email', 'Number', 'Author'] },
    {
      id: 'CON-042',
      ...ofMadras('Banner Images', 'banner_images'),
      columns: ['Image', 'Banner Images', 'Date'],
      ...emptyOf('banner_images', 'No banner images found'),
    },
    { id: 'CON-044', ...ofMadras('Gallery', 'gallery'), ...emptyOf('gallery', 'No images found') },
    {
      id: 'CON-046',
      ...ofMadras('Personnels', 'personnels'),
      columns: ['Image', 'Name', 'Type', 'Phone', 'Email', 'Sort Order'],
      empty: 'No personnels found',
    },
    {
      id: 'CON-048',
      ...ofMadras('Description', 'description'),
      columns: ['Title and description'],
      ...emptyOf('description', 'No description details found'),
    },
    {
      id: 'CON-049',
      path: `${INFORMATION}/add_description?diocese=:madras`,
      aliases: [`${INFORMATION}/add_description/?diocese=:madras`],
      who: 'diocese',
      heading: 'Add description',
      clicks: ['Dioceses', 'Diocese Information', 'Madras', 'Description', 'Add description'],
    },
    {
      id: 'CON-050',
      path: `${INFORMATION}/edit_description/:madras?index=0`,
      who: 'diocese',
      heading: 'Edit Description',
      clicks: [],
    },
    {
      id: 'CON-051',
      ...ofMadras('Ministerial Roll', 'ministerial_roll'),
      columns: ['PDF', 'Date'],
      ...emptyOf('ministerial_roll', 'No ministerial data found'),
    },
  ],
  lists: [
    {
      of: 'diocese',
      ...SUBMITS,
      path: '/dioceses/diocese_information',
      heading: 'Diocese Information',
      columns: [],
      cards: true,
      empty: 'No diocese found',
      add: 'Add Diocese',
      form: { title: 'Add Diocese', is: 'dialog' },
      fill: async (page, name) => {
        await dialog(page).getByLabel('Diocese State').selectOption('Kerala');
        await page.getByLabel('Diocese', { exact: true }).fill(name);
      },
      shows: ['Kerala'],
      renamed: 'Diocese',
      refused: 'Please enter: Diocese State',
      prompt: 'Are you sure want to delete Diocese Information ?',
      failed: {
        ...OF_DIOCESE,
        list: 'Unable to fetch diocese information',
      },
    },
    {
      of: 'diocese',
      ...DIOCESE,
      ...SUBMITS,
      path: '/dioceses/diocese_information/address/:id',
      isRow: true,
      columns: ['Address', 'Email', 'Number', 'Author'],
      empty: 'No details found',
      add: 'Add Address',
      form: { title: 'Add Address', is: 'dialog' },
      fill: async (page, name) => {
        await page.getByLabel('Address', { exact: true }).fill(name);
        await page.getByLabel('Mobile').fill('94470 00000');
        await page.getByLabel('Fax').fill('0481 2560001');
      },
      shows: ['94470 00000 / 0481 2560001'],
      renamed: 'Address',
      single: true,
      prompt: 'Are you sure want to delete Address ?',
      failed: OF_DIOCESE,
    },
    {
      of: 'diocese',
      ...DIOCESE,
      path: '/dioceses/diocese_information/banner_images/:id',
      isRow: true,
      columns: ['Image', 'Banner Images', 'Date'],
      empty: 'No banner images found',
      add: 'Add Banner',
      form: { title: 'Add Banner', is: 'dialog' },
      submit: 'Add',
      fill: (page) => image(page, 'Image'),
      called: 'Banner 1',
      refused: 'Please enter: Image',
      prompt: 'Are you sure want to delete Banner ?',
      failed: {
        list: 'Failed to get details',
        create: 'Failed to add banner image',
        remove: 'Failed to delete banner image',
      },
    },
    {
      of: 'person',
      ...DIOCESE,
      ...PERSONNEL,
      list: 'Personnels',
      path: '/dioceses/diocese_information/personnels/:id',
      columns: ['Image', 'Name', 'Type', 'Phone', 'Email', 'Sort Order'],
      empty: 'No personnels found',
      fill: async (page, name) => {
        await page.getByLabel('Name').fill(name);
        await dialog(page).getByLabel('Type', { exact: true }).selectOption({ label: 'Bishop' });
        await page.getByLabel('Designation').fill('Moderator');
        await page.getByLabel('Sort Order').fill('1');
      },
      shows: ['Bishop', 'Moderator', '1'],
      failed: {
        list: 'Failed to load Diocese Personnels',
        create: 'Failed to add personnel',
        edit: 'Failed to update personnels',
        remove: 'Failed to delete diocese personnels',
      },
    },
    {
      of: 'diocese',
      ...DIOCESE,
      ...SUBMITS,
      path: '/dioceses/diocese_information/description/:id',
      isRow: true,
      columns: ['Title and description'],
      empty: 'No description details found',
      add: 'Add description',
      form: { title: 'Add description', is: 'page' },
      fill: async (page, name) => {
        await page.getByLabel('Title').fill(name);
        await page.getByRole('textbox', { name: 'Description' }).fill('Five rivers, and a sea.');
      },
      shows: ['Five rivers, and a sea.'],
      renamed: 'Title',
      prompt: 'Are you sure want to delete this description ?',
      failed: OF_DIOCESE,
    },
    {
      of: 'diocese',
      ...DIOCESE,
      path: '/dioceses/diocese_information/ministerial_roll/:id',
      isRow: true,
      columns: ['PDF', 'Date'],
      empty: 'No ministerial data found',
      add: 'Add Role',
      form: { title: 'Add Ministerial role', is: 'dialog' },
      submit: 'Add',
      fill: (page) => document(page, 'PDF'),
      called: 'paper.pdf',
      refused: 'Please enter: PDF',
      prompt: 'Are you sure want to delete role ?',
      failed: OF_DIOCESE,
    },
  ],
  forms: [
    {
      id: 'CON-039',
      path: INFORMATION,
      add: 'Add Diocese',
      title: 'Add Diocese',
      fields: ['Diocese State', 'Diocese', ...NAMES],
      must: ['Diocese State', 'Diocese'],
      submit: 'Add',
    },
    {
      id: 'CON-043',
      path: `${INFORMATION}/banner_images/:medak`,
      add: 'Add Banner',
      title: 'Add Banner',
      // Its description is asked for during the upload (ADD-16).
      fields: [
        'Image',
        'What the picture shows',
        'Only decoration, nothing to describe',
        'Caption',
        'Credit',
      ],
      limits: { 'What the picture shows': 300 },
      submit: 'Add',
    },
    {
      id: 'CON-045',
      path: `${INFORMATION}/gallery/:medak`,
      add: 'Add Images',
      title: 'Add gallery images',
      fields: ['Images'],
      submit: 'Add Image',
    },
    {
      id: 'CON-047',
      path: `${INFORMATION}/personnels/:madras`,
      add: 'Add Personnel',
      title: 'Add Personnel',
      fields: ['Name', 'Type', 'Designation', 'Phone', 'Email', 'Sort Order', 'Address', 'Personnel image'],
      choices: { Type: ['Diocesan officer', 'Bishop', 'Director'] },
      submit: 'Add',
    },
    {
      id: 'CON-049',
      path: `${INFORMATION}/add_description?diocese=:madras`,
      title: 'Add description',
      fields: ['Title', 'Description'],
      submit: 'Add',
    },
    {
      id: 'CON-052',
      path: `${INFORMATION}/ministerial_roll/:medak`,
      add: 'Add Role',
      title: 'Add Ministerial role',
      fields: ['PDF'],
      submit: 'Add',
    },
  ],
};
