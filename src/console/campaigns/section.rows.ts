import { GENERIC, title } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-085',
      path: '/campaigns',
      who: 'office',
      heading: 'Campaigns',
      columns: ['Thumbnail', 'Title and description', 'Author', 'Status'],
      empty: 'No campaigns found',
      clicks: ['Campaigns'],
    },
    {
      id: 'CON-086',
      path: '/campaigns/add_campaign',
      who: 'office',
      heading: 'Add campaign',
      clicks: ['Campaigns', 'Add Campaign'],
    },
    {
      id: 'CON-087',
      path: '/campaigns/edit_campaign/:campaign',
      who: 'office',
      heading: 'Edit campaign',
      clicks: ['Campaigns', 'Actions for Record', 'Edit Campaign'],
    },
  ],
  lists: [
    {
      of: 'campaign',
      path: '/campaigns',
      heading: 'Campaigns',
      columns: ['Thumbnail', 'Title and description', 'Author', 'Status'],
      empty: 'No campaigns found',
      add: 'Add Campaign',
      form: { title: 'Add campaign', is: 'page' },
      submit: 'Add',
      submitEdit: 'Update',
      fill: title,
      renamed: 'Title',
      refused: 'Please enter: Title',
      prompt: GENERIC,
      failed: {
        list: 'Failed to get campaign details',
        create: 'Failed to add campaign',
        edit: 'Failed to update campaign',
        remove: 'Failed to delete campaign',
      },
    },
  ],
  forms: [
    {
      id: 'CON-086',
      path: '/campaigns/add_campaign',
      title: 'Add campaign',
      // 'UPI ID', 'Bank account' and 'How to give' are our additions, like 'Place'.
      fields: [
        'Title',
        'Description',
        'UPI ID',
        'Bank account',
        'How to give',
        'Gallery images',
        'Thumbnail',
      ],
      must: ['Title'],
      submit: 'Add',
      limits: { 'Gallery images': 12 },
    },
  ],
};
