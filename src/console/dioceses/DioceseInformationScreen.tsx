import { Link } from 'react-router';
import { diocese, sealOfDiocese } from '#kinds/diocese.ts';
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
import { DIOCESES } from './words.ts';

/** All dioceses, or the own one of a diocese's user, who neither searches nor adds (000 §2.6; AMB-020, AMB-081). */
export function DioceseInformationScreen() {
  const { search, own, ...words } = useWords(DIOCESES).information;
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
  const { name, state } = diocese.fields;
  const list = useRecordList({ of: diocese, size: 30, failed: words.failed });
  const to = ({ _id: id }: { _id: string }) => path('dioceseAddress', { id });
  return (
    <RecordListScreen
      list={list}
      words={isOffice ? { ...words, search } : words}
      nameOf={(row) => row.name}
      tabs={useUnitTabs('diocese')}
      menuMore={(row) => (
        <Link to={to(row)}>
          <Icon name="eye" />
          {words.open}
        </Link>
      )}
      columns={[
        { head: name.label, fold: 'main', cell: (row) => <RowTitle title={row.name} /> },
        { head: state.label, fold: 'line', cell: (row) => row.state },
      ]}
      form={(modal) => <DioceseModal {...modal} />}
      cards={(rows, menu) => (
        <>
          <UnitCards
            units={rows}
            to={to}
            seal={(row) => sealOfDiocese(row.sub_domain)}
            below={(row) => row.state}
            menu={menu}
          />
          {!isOffice && <p className="hint below-units">{own}</p>}
        </>
      )}
    />
  );
}

/** Add Diocese and Edit Diocese. Its state is the office's to change (AMB-020). */
function DioceseModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(DIOCESES).information;
  const isOffice = useStaff().is === 'full_administrator';
  const form = useRecordForm(
    {
      of: diocese,
      fields: isOffice ? ['state', 'name'] : ['name'],
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
      {isOffice && <Field name="state" />}
      <Field name="name" hint={words.nameHint} />
    </RecordModal>
  );
}
