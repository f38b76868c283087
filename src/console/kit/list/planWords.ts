import { translations } from '#lib/translations.ts';

/** The words of a record's scheduled changes in lists and questions. */
export const PLANS = translations({
  en: {
    row: {
      publish: (hour: string): string => `To be published ${hour}`,
      withdraw: (hour: string): string => `To be removed ${hour}`,
      change: (hour: string): string => `To be changed ${hour}`,
      waits: 'A change awaits approval',
      wished: (hour: string): string => `Requested for ${hour}`,
      failed: (hour: string): string => `Failed ${hour}`,
    },
    trash: (records: number): string =>
      `While ${records === 1 ? 'it is' : 'they are'} in the trash, nothing of this happens.`,
    of: (title: string, plan: string): string => `‘${title}’: ${plan}`,
    moreHours: (count: number): string =>
      count === 1 ? 'One more time is scheduled.' : `${count} more times are scheduled.`,
  },
});
