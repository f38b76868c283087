import { useSearchParams } from 'react-router';
import { department } from '#kinds/department.ts';
import { UNIT_NAME_FIELDS } from '#kinds/unitNames.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { usePaths } from '../kit/paths.ts';
import { useUnitList } from '../units/useUnitList.tsx';
import { UNITS } from '../units/words.ts';
import { DEPARTMENTS } from './words.ts';

/** All departments, or only the own one of a department's user, who can neither search nor add (000 §2.5, §6; AMB-020). */
export function DepartmentInformationScreen() {
  const words = useWords(DEPARTMENTS).information;
  const path = usePaths();
  const { name } = department.fields;
  const isSearch = useSearchParams()[0].has('search');
  const { failed } = words;
  const list = useRecordList({
    of: department,
    size: 30,
    failed: { list: isSearch ? failed.search : failed.list },
  });
  type Row = NonNullable<typeof list.rows>[number];
  const unitList = useUnitList(words, {
    to: ({ _id: id }: Row) => path('departmentAims', { id }),
  });
  return (
    <RecordListScreen
      list={list}
      {...unitList}
      columns={[{ head: name.label, fold: 'main', cell: (row) => <RowTitle title={row.name} /> }]}
      form={(modal) => <DepartmentModal {...modal} />}
    />
  );
}

function DepartmentModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(DEPARTMENTS).information;
  const form = useRecordForm(
    {
      of: department,
      fields: ['name', ...UNIT_NAME_FIELDS],
      leftOut: ['aim', 'sub_domain'],
      ...formWords(id, words),
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      {!id && <p className="hint">{words.lead}</p>}
      <Field name="name" />
      <p className="hint">{useWords(UNITS).namesLead}</p>
      <div className="cols cols--2">
        {UNIT_NAME_FIELDS.map((one) => (
          <Field key={one} name={one} />
        ))}
      </div>
    </RecordModal>
  );
}
