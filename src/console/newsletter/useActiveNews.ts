import { type NewsType, news } from '#kinds/news.ts';
import type { Option } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import type { ListFilter } from '../kit/list/filters.ts';
import { type RecordList, useRecordList } from '../kit/list/useRecordList.ts';
import { useUnits } from '../kit/useUnits.ts';
import { NEWSLETTER } from './words.ts';

/** The tabs of the news selection. */
export type NewsTab = NewsType | 'all';

/** The active news of a tab, filtered by days and by the units of the tab (001 §2.4, §7; AMB-105). */
export function useActiveNews(tab: NewsTab): RecordList<typeof news> {
  const words = useWords(NEWSLETTER);
  const ofDepartments = tab !== 'dioceses';
  const ofDioceses = tab !== 'departments';
  const departments = useUnits('department', ofDepartments, words.failed.departments);
  const dioceses = useUnits('diocese', ofDioceses, words.failed.dioceses);
  const checks = (name: string, legend: string, options: readonly Option[] | undefined): ListFilter => ({
    as: 'checks',
    name,
    legend,
    options,
  });
  return useRecordList({
    of: news,
    size: 25,
    fixed: { type: tab, activated: true },
    filters: [
      {
        as: 'days',
        from: { name: 'from', legend: words.fromDay },
        to: { name: 'to', legend: words.toDay },
      },
      ...(ofDepartments ? [checks('department', words.departmentsFilter, departments)] : []),
      ...(ofDioceses ? [checks('diocese', words.diocesesFilter, dioceses)] : []),
    ],
    failed: words.failed,
  });
}
