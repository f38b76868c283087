import { translations } from '#lib/translations.ts';

/** The words of uploads in progress. */
export const PENDING_UPLOADS = translations({
  en: {
    heading: 'Uploads under way',
    none: 'Nobody is uploading a large file just now.',
    some: (coming: string) => `Files that somebody is still sending. ${coming} are still to come.`,
    room: (room: string) => `There is room for ${room} more.`,
    by: (name: string, unit: string) => (unit ? `${name}, ${unit}` : name),
    arrived: (arrived: string, bytes: string, last: string) =>
      `${arrived} of ${bytes} received, last ${last}`,
    end: 'End',
    endOf: (file: string) => `End: ${file}`,
    ask: 'End this upload?',
    askNote: (file: string, name: string) =>
      `What was received of “${file}” is removed, and ${name} is notified.`,
    ended: 'Upload ended',
    failed: { list: 'The uploads could not be loaded', end: 'The upload was not ended' },
  },
});
