import type { Organisation } from '#lib/organisation.ts';
import { translations } from '#lib/translations.ts';

/** The words of the Videos section (001 §2.3, §8). The heading is the sidebar's, with the church's short form. */
export const VIDEOS = translations({
  en: {
    heading: ({ shortName }: Organisation) => `${shortName} Videos`,
    add: 'Add Video',
    edit: 'Edit',
    remove: 'Delete',
    addTitle: 'Add Videos',
    editTitle: 'Edit Videos',
    submitAdd: 'Add',
    submitEdit: 'Update',
    search: 'Search videos',
    empty: 'Videos not found',
    order: 'Order',
    or: 'Or',
    both: 'Enter either one video link, Youtube url or upload video',
    neither: 'Atleast enter one video link, Youtube url or upload video ',
    failed: {
      list: 'Failed to get videos',
      get: 'Failed to get video',
      create: 'Failed to add video',
      edit: 'Failed to update video',
      switch: 'Failed to update video',
      remove: 'Failed to delete video',
      upload: { video_url: 'Failed to Upload Video', thumbnail: 'Failed to Upload Thumbnail' },
      removeFile: { video_url: 'Failed to remove video' },
    },
  },
});
