import { Link } from 'react-router';
import { excerpt, textOf } from '#lib/html.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import { RecordTable, RowTitle } from '../kit/list/RecordTable.tsx';
import { LIST } from '../kit/list/words.ts';
import { RecordBody } from '../kit/RecordBody.tsx';
import { DioceseHead } from './DioceseHead.tsx';
import { useDescriptionPaths } from './useDescriptionPaths.ts';
import { useDioceseRows } from './useDioceseRows.tsx';
import { DIOCESES } from './words.ts';

/** The sections of a diocese's description; each is edited on a separate page (000 §2.6). */
export function DescriptionScreen() {
  const { description: words, tabs } = useWords(DIOCESES);
  const { untitled } = useWords(LIST);
  const { record, rows, menu, dialog, id } = useDioceseRows('description', words);
  const to = useDescriptionPaths(id);
  const nameOf = ({ title }: { title: string }) => title || untitled;
  return (
    <>
      <DioceseHead record={record} tab="dioceseDescription">
        <Link className={buttonClass()} to={to.add}>
          <Icon name="plus" />
          {words.add}
        </Link>
      </DioceseHead>
      <RecordBody record={record}>
        {() =>
          rows.length > 0 ? (
            <RecordTable
              caption={tabs.dioceseDescription}
              rows={rows}
              nameOf={nameOf}
              selection={undefined}
              columns={[
                {
                  head: words.main,
                  fold: 'main',
                  cell: (row) => (
                    <RowTitle title={row.title} below={[excerpt(textOf(row.description), 240)]} />
                  ),
                },
              ]}
              menu={(row) =>
                menu(
                  row,
                  nameOf(row),
                  <Link to={to.edit(row._id)}>
                    <Icon name="edit" />
                    {words.edit}
                  </Link>,
                )
              }
            />
          ) : (
            <EmptyList sentence={words.empty} add={words.add} />
          )
        }
      </RecordBody>
      {dialog}
    </>
  );
}
