import type { UnitKind } from '#kinds/define.ts';
import { news, typeOfUnit } from '#kinds/news.ts';
import { shortDay } from '#lib/dayNames.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { newsPath } from '#lib/newsPath.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { Stats } from '../kit/list/ListParts.tsx';
import { RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { ReviewNote } from '../kit/list/Review.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { usePaths } from '../kit/paths.ts';
import { SHELL } from '../kit/words.ts';
import { useNewsCounts } from './useNewsCounts.ts';
import { NEWS } from './words.ts';

/** Department News or Diocese News (000 §2.5, §2.6). */
export function NewsListScreen({ unit }: { unit: UnitKind }) {
  const words = useWords(NEWS)[unit];
  const { units } = useWords(SHELL);
  const path = usePaths();
  const language = useLanguage();
  const list = useRecordList({
    of: news,
    size: 25,
    unit,
    fixed: { type: typeOfUnit(unit) },
    failed: words.failed,
  });
  const isDepartment = unit === 'department';
  const edit = (id: string) => path(isDepartment ? 'editDepartmentNews' : 'editDioceseNews', { id });
  const chosen = [...list.unitIds];
  const counts = useNewsCounts(
    { type: typeOfUnit(unit), ...(isDepartment ? { department: chosen } : { diocese: chosen }) },
    words.failed.counts,
  );
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.title}
      pages={{
        add: path(isDepartment ? 'addDepartmentNews' : 'addDioceseNews'),
        edit,
      }}
      onChange={counts.reload}
      above={
        <Stats
          stats={[
            [words.total, counts.data?.total_news],
            [words.active, counts.data?.activate_news],
            [words.inactive, counts.data?.in_activate_news],
          ]}
        />
      }
      columns={[
        {
          head: news.fields.thumbnail.label,
          fold: 'picture',
          cell: (row) => <RowPicture url={row.thumbnail} />,
        },
        {
          head: words.main,
          sort: 'title',
          fold: 'main',
          cell: (row) => {
            const whole = textOf(row.description);
            // A search hit may be far down in the text.
            const text = list.address.search ? whole : excerpt(whole, 240);
            // The department list shows the sub-heading first, and the text below it (AMB-013).
            return (
              <>
                <RowTitle title={row.title} text={isDepartment ? [row.heading, text] : [text]} />
                <ReviewNote
                  row={row}
                  edit={edit(row._id)}
                  name={words.edit}
                  page={newsPath(row.type, row._id)}
                />
              </>
            );
          },
        },
        {
          head: words.date,
          sort: 'date',
          fold: 'date',
          cell: (row) => row.date && shortDay(row.date, language),
        },
        {
          head: units[unit].label,
          fold: 'of',
          cell: (row) => row.department_name || row.diocese_name,
        },
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}
