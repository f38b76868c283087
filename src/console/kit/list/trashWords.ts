import { translations } from '#lib/translations.ts';

/** The words of the trash of a list. */
export const TRASH = translations({
  en: {
    heading: (list: string) => `Trash: ${list}`,
    goes: (days: number) =>
      `What was deleted stays here for ${days} days and can be restored as it was, pictures and files too.`,
    stays: 'What was deleted stays here and can be restored as it was.',
    search: 'Search the trash',
    deleted: 'Deleted',
    goneIn: 'Deleted for good in',
    days: (days: number) => (days <= 0 ? 'today' : days === 1 ? '1 day' : `${days} days`),
    restore: 'Restore',
    restoreOf: (name: string) => `Restore ${name}`,
    restored: 'Restored',
    restoredInactive: 'Restored, inactive as before',
    openIt: 'Open it',
    empty: 'Nothing is in the trash',
    count: (shown: number, total: number, more: boolean) =>
      more ? `${shown} of ${Math.max(total, shown)} in the trash` : `${shown} in the trash`,
  },
});
