import { person } from '#kinds/person.ts';
import { useWords } from '#ui/useWords.ts';
import { RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { type Column, RowTitle } from '../kit/list/RecordTable.tsx';
import { RowEmail, RowFace } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { usePaths } from '../kit/paths.ts';
import { PERSON_LISTS, typeOfList } from './personLists.ts';
import { SameSort } from './SameSort.tsx';
import { useAssociationTabs } from './useAssociationTabs.ts';
import { ABOUT, type PersonList } from './words.ts';

/** Officers of the church or of its association, or its secretarial staff, in the order of Sort (001 §2.2). */
export function PersonsScreen({ list: which }: { list: PersonList }) {
  const all = useWords(ABOUT);
  const path = usePaths();
  const words = all.persons(useOrganisation())[which];
  const { add, edit, size } = PERSON_LISTS[which];
  const { profile_picture, email, mobile, sort } = person.fields;
  const list = useRecordList({
    of: person,
    size,
    fixed: { type: typeOfList(which), user_sort: true },
    goesBy: 'sort',
    failed: words.failed,
  });
  type Row = NonNullable<typeof list.rows>[number];
  const isStaff = which === 'staff';
  const line = (head: string, cell: (row: Row) => string): Column<Row> => ({ head, fold: 'line', cell });
  const association = useAssociationTabs();
  return (
    <RecordListScreen
      list={list}
      words={words}
      {...(which === 'associationOfficers' ? association : {})}
      nameOf={(row) => row.user_name}
      below={<SameSort list={which} rows={list.rows ?? []} to={(id) => path(edit, { id })} />}
      pages={{ add: path(add), edit: (id) => path(edit, { id }) }}
      columns={[
        {
          head: profile_picture.label,
          fold: 'picture',
          cell: (row) => <RowFace url={row.profile_picture} name={row.user_name} />,
        },
        {
          head: isStaff ? all.member : all.officer,
          sort: 'user_name',
          fold: 'main',
          cell: (row) => <RowTitle title={row.user_name} below={[row.designation, row.address]} />,
        },
        ...(isStaff ? [line(all.category, (row) => row.role)] : []),
        { head: email.label, fold: 'line', cell: (row) => <RowEmail email={row.email} /> },
        line(mobile.label, (row) => row.mobile),
        ...(isStaff ? [] : [line(all.phoneFax, ({ phone, fax }) => [phone, fax].filter(Boolean).join('/'))]),
        {
          head: isStaff ? all.sort : sort.label,
          sort: 'sort',
          fold: 'line',
          narrow: true,
          cell: (row) => String(row.sort ?? ''),
        },
      ]}
    />
  );
}
