import { diocese, sealOfDiocese } from '#kinds/diocese.ts';
import { UNIT_NAME_FIELDS } from '#kinds/unitNames.ts';
import { named } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useUnitList } from '../units/useUnitList.tsx';
import { UNITS } from '../units/words.ts';
import { DIOCESES } from './words.ts';

/** All dioceses, or only the own one of a diocese's user, who can neither search nor add (000 §2.6; AMB-020, AMB-081). */
export function DioceseInformationScreen() {
  const words = useWords(DIOCESES).information;
  const path = usePaths();
  const { name, state } = diocese.fields;
  const list = useRecordList({ of: diocese, size: 30, failed: words.failed });
  type Row = NonNullable<typeof list.rows>[number];
  const unitList = useUnitList(words, {
    to: ({ _id: id }: Row) => path('dioceseAddress', { id }),
    seal: (row) => sealOfDiocese(row.sub_domain),
    below: (row) => named(row.state),
  });
  return (
    <RecordListScreen
      list={list}
      {...unitList}
      columns={[
        { head: name.label, fold: 'main', cell: (row) => <RowTitle title={row.name} /> },
        { head: state.label, fold: 'line', cell: (row) => named(row.state) },
      ]}
      form={(modal) => <DioceseModal {...modal} />}
    />
  );
}

/** Add Diocese and Edit Diocese. Only the office may change its state (AMB-020). */
function DioceseModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(DIOCESES).information;
  const isOffice = useStaff().is === 'full_administrator';
  const form = useRecordForm(
    {
      of: diocese,
      fields: isOffice ? ['state', 'name', ...UNIT_NAME_FIELDS] : ['name', ...UNIT_NAME_FIELDS],
      leftOut: [
        'sub_domain',
        'address',
        'email',
        'mobile',
        'phone',
        'fax',
        'banner',
        'gallery',
        'description',
        'ministerial_role',
      ],
      ...formWords(id, words),
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
      <p className="hint">{useWords(UNITS).namesLead}</p>
      <div className="cols cols--2">
        {UNIT_NAME_FIELDS.map((one) => (
          <Field key={one} name={one} />
        ))}
      </div>
    </RecordModal>
  );
}
