import { Link, useSearchParams } from 'react-router';
import { department } from '#kinds/department.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import { useStaff } from '../session.ts';
import { RecordModal } from '../shell/form/RecordModal.tsx';
import { useRecordForm } from '../shell/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../shell/list/RecordListScreen.tsx';
import { RowTitle } from '../shell/list/RecordTable.tsx';
import { useRecordList } from '../shell/list/useRecordList.ts';
import { UnitCards } from '../units/UnitCards.tsx';
import { useUnitTabs } from '../units/unitTabs.ts';
import { DEPARTMENTS } from './words.ts';

/** All departments, or the own one of a department's user, who neither searches nor adds (000 §2.5, §6; AMB-020). */
export function DepartmentInformationScreen() {
  const { search, own, ...words } = useWords(DEPARTMENTS).information;
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
  const { name } = department.fields;
  const isSearch = useSearchParams()[0].has('search');
  const { failed } = words;
  const list = useRecordList({
    of: department,
    size: 30,
    failed: { list: isSearch ? failed.search : failed.list },
  });
  const to = ({ _id: id }: { _id: string }) => path('departmentAims', { id });
  return (
    <RecordListScreen
      list={list}
      words={isOffice ? { ...words, search } : words}
      nameOf={(row) => row.name}
      tabs={useUnitTabs('department')}
      menuMore={(row) => (
        <Link to={to(row)}>
          <Icon name="eye" />
          {words.open}
        </Link>
      )}
      columns={[{ head: name.label, fold: 'main', cell: (row) => <RowTitle title={row.name} /> }]}
      form={(modal) => <DepartmentModal {...modal} />}
      cards={(rows, menu) => (
        <>
          <UnitCards units={rows} to={to} menu={menu} />
          {!isOffice && <p className="hint below-units">{own}</p>}
        </>
      )}
    />
  );
}

function DepartmentModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(DEPARTMENTS).information;
  const form = useRecordForm(
    {
      of: department,
      fields: ['name'],
      title: id ? words.editTitle : words.add,
      submit: id ? words.submitEdit : words.submitAdd,
      failed: words.failed,
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      {!id && <p className="hint">{words.lead}</p>}
      <Field name="name" />
    </RecordModal>
  );
}
