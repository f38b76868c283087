import { translations } from '#lib/translations.ts';

/** The words of a record's scheduled changes in lists and questions. */
export const PLANS = translations({
  en: {
    row: {
      publish: (hour: string): string => `Goes out ${hour}`,
      withdraw: (hour: string): string => `Comes off ${hour}`,
      change: (hour: string): string => `Changes ${hour}`,
      waits: 'A change waits for the office',
      wished: (hour: string): string => `Wished for ${hour}`,
      failed: (hour: string): string => `Did not come ${hour}`,
    },
    trash: (records: number): string =>
      `While ${records === 1 ? 'it is' : 'they are'} in the trash, nothing of this happens.`,
    of: (title: string, plan: string): string => `‘${title}’: ${plan}`,
    moreHours: (count: number): string =>
      count === 1 ? 'One more hour is planned.' : `${count} more hours are planned.`,
  },
});
