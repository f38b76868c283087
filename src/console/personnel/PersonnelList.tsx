import type { ReactNode } from 'react';
import type { UnitKind } from '#kinds/define.ts';
import { person, personnelOf } from '#kinds/person.ts';
import { useWords } from '#ui/useWords.ts';
import { RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { RowEmail, RowFace } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { onDemand } from '../kit/onDemand.ts';
import { PERSONNEL } from './words.ts';

const PersonnelModal = onDemand(() => import('./PersonnelModal.tsx'), 'PersonnelModal');

interface Props {
  unit: UnitKind;
  id: string;
  head: (acts: ReactNode) => ReactNode;
}

/** The personnel of one department or diocese in the order of Sort (000 §2.5, §2.6; AMB-057, AMB-062). */
export function PersonnelList({ unit, id, head }: Props) {
  const all = useWords(PERSONNEL);
  const words = all[unit];
  const { profile_picture, user_name, role, email, phone, sort } = person.fields;
  const list = useRecordList({
    of: person,
    size: 20,
    fixed: { type: personnelOf(unit), [unit]: id, user_sort: true },
    goesBy: 'sort',
    failed: words.failed,
  });
  const roles: Readonly<Record<string, string>> = all.diocese.roles;
  return (
    <RecordListScreen
      list={list}
      words={words}
      head={head}
      nameOf={(row) => row.user_name}
      form={(modal) => <PersonnelModal {...modal} unit={unit} of={id} />}
      columns={[
        {
          head: profile_picture.label,
          fold: 'picture',
          cell: (row) => <RowFace url={row.profile_picture} name={row.user_name} />,
        },
        {
          head: user_name.label,
          sort: 'user_name',
          fold: 'main',
          cell: (row) => <RowTitle title={row.user_name} below={[row.designation, row.address]} />,
        },
        { head: role.label, sort: 'role', fold: 'line', cell: (row) => roles[row.role] ?? row.role },
        {
          head: unit === 'department' ? all.department.mobile : phone.label,
          fold: 'line',
          cell: (row) => row.mobile || row.phone,
        },
        { head: email.label, fold: 'line', cell: (row) => <RowEmail email={row.email} /> },
        { head: sort.label, sort: 'sort', fold: 'line', narrow: true, cell: (row) => row.sort },
      ]}
    />
  );
}
