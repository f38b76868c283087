import { GENERIC, title } from '#test/support/rowParts.ts';
import type { SectionRows } from '#test/support/sectionRows.ts';

/** Test data of this section. */
export const ROWS: SectionRows = {
  screens: [
    {
      id: 'CON-067',
      path: '/csi_videos',
      aliases: ['/csivideos'],
      who: 'office',
      heading: 'CSI Videos',
      columns: ['Thumbnail', 'Title', 'Order', 'Status'],
      empty: 'Videos not found',
      clicks: ['CSI Videos'],
    },
  ],
  lists: [
    {
      of: 'video',
      path: '/csi_videos',
      heading: 'CSI Videos',
      columns: ['Thumbnail', 'Title', 'Order', 'Status'],
      empty: 'Videos not found',
      add: 'Add Video',
      form: { title: 'Add Videos', is: 'dialog' },
      submit: 'Add',
      submitEdit: 'Update',
      fill: async (page, name) => {
        await title(page, name);
        await page.getByLabel('Youtube URL').fill('https://youtu.be/abcdefghijk');
        await page.getByLabel('Sort Order').fill('3');
      },
      renamed: 'Title',
      refused: 'Atleast enter one video link, Youtube url or upload video',
      prompt: GENERIC,
      failed: {
        list: 'Failed to get videos',
        create: 'Failed to add video',
        edit: 'Failed to update video',
        remove: 'Failed to delete video',
      },
    },
  ],
  forms: [
    {
      id: 'CON-068',
      path: '/csi_videos',
      add: 'Add Video',
      title: 'Add Videos',
      fields: ['Title', 'Youtube URL', 'Upload Videos', 'Sort Order', 'Thumbnail'],
      must: ['Title'],
      submit: 'Add',
    },
  ],
};
