import { diocese } from '#kinds/diocese.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { rowCalls, rowKind } from '../kit/form/rowCalls.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import type { ModalProps } from '../kit/list/RecordListScreen.tsx';
import { RecordTable } from '../kit/list/RecordTable.tsx';
import { RowFile } from '../kit/list/RowParts.tsx';
import { RecordBody } from '../kit/RecordBody.tsx';
import { shownName } from '../kit/uploads/fileNames.ts';
import { DioceseHead } from './DioceseHead.tsx';
import { useDioceseRows } from './useDioceseRows.tsx';
import { DIOCESES } from './words.ts';

/** The ministerial roll of a diocese: adding one replaces the previous one (000 §2.6, §4; AMB-112). */
export function RollScreen() {
  const { roll: words, tabs } = useWords(DIOCESES);
  const { record, rows, modal, menu, saved, dialog, id } = useDioceseRows('ministerial_role', words);
  return (
    <>
      <DioceseHead record={record} tab="dioceseRoll">
        <Button icon="plus" onClick={() => modal.show()}>
          {words.add}
        </Button>
      </DioceseHead>
      <RecordBody record={record}>
        {() =>
          rows.length > 0 ? (
            <RecordTable
              caption={tabs.dioceseRoll}
              rows={rows}
              nameOf={(row) => shownName(row.url)}
              selection={undefined}
              columns={[
                { head: words.pdf, fold: 'main', cell: (row) => <RowFile url={row.url} /> },
                { head: words.date, fold: 'line', cell: (row) => row.date },
              ]}
              menu={(row) => menu(row, shownName(row.url))}
            />
          ) : (
            <EmptyList sentence={words.empty} add={words.add} />
          )
        }
      </RecordBody>
      {modal.open && <RollModal id={id} before={rows[0]?.date} onSaved={saved} onClose={modal.close} />}
      {dialog}
    </>
  );
}

/** 'Add Ministerial role', with another label if there is one already (AMB-080). */
function RollModal({
  id = '',
  before,
  onSaved,
  onClose,
}: ModalProps & { before: string | null | undefined }) {
  const words = useWords(DIOCESES).roll;
  const form = useRecordForm(
    {
      of: rowKind(diocese, 'ministerial_role'),
      calls: rowCalls(diocese, id, 'ministerial_role', (_before, roll) => [roll]),
      fields: ['url'],
      leftOut: ['date'],
      title: before ? words.editTitle : words.addTitle,
      submit: words.submitAdd,
      failed: words.failed,
      wordings: { url: { label: words.pdf } },
      onSaved,
    },
    undefined,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      {before && <p className="hint">{words.replaces(before)}</p>}
      <Field name="url" />
    </RecordModal>
  );
}
