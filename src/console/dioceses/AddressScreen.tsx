import { useParams } from 'react-router';
import { diocese } from '#kinds/diocese.ts';
import { UNIT_NAME_FIELDS } from '#kinds/unitNames.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useWords } from '#ui/useWords.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { recordCalls } from '../kit/form/recordCalls.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { ModalProps } from '../kit/list/RecordListScreen.tsx';
import { RecordTable } from '../kit/list/RecordTable.tsx';
import { RowEmail } from '../kit/list/RowParts.tsx';
import { useOpenForm } from '../kit/list/useOpenForm.ts';
import { useRemoval } from '../kit/list/useRemove.tsx';
import { RecordBody } from '../kit/RecordBody.tsx';
import { useRecord } from '../kit/useRecord.ts';
import { SHELL } from '../kit/words.ts';
import { DioceseHead } from './DioceseHead.tsx';
import { DIOCESES } from './words.ts';

const FIELDS = ['address', 'email', 'mobile', 'phone', 'fax'] as const;
const BLANK = { address: '', email: '', mobile: '', phone: '', fax: '' };

/** The address of a diocese, at most one: deleting it clears its fields (000 §2.6, §4). */
export function AddressScreen() {
  const { id = '' } = useParams();
  const words = useWords(DIOCESES).address;
  const { tabs } = useWords(DIOCESES);
  const { actionsFor } = useWords(SHELL);
  const record = useRecord(diocese, id, words.failed.get);
  const modal = useOpenForm();
  const removal = useRemoval({
    prompt: words.prompt,
    failed: words.failed.remove,
    remove: async () => {
      const calls = recordCalls(diocese);
      const { address, email, mobile, phone, fax } = await calls.get(id);
      await calls.edit(id, BLANK);
      return () => calls.edit(id, { address, email, mobile, phone, fax });
    },
    onChange: record.reload,
  });
  const { address, email } = diocese.fields;
  const add = (
    <Button icon="plus" onClick={() => modal.show(id)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <DioceseHead record={record} tab="dioceseAddress" />
      <RecordBody record={record}>
        {(doc) =>
          FIELDS.some((name) => doc[name]) ? (
            <RecordTable
              caption={tabs.dioceseAddress}
              rows={[doc]}
              nameOf={() => tabs.dioceseAddress}
              selection={undefined}
              columns={[
                {
                  head: address.label,
                  fold: 'main',
                  cell: (row) => <span className="lines">{row.address}</span>,
                },
                { head: email.label, fold: 'line', cell: (row) => <RowEmail email={row.email} /> },
                {
                  head: words.number,
                  fold: 'line',
                  cell: ({ mobile, phone, fax }) => [mobile, phone, fax].filter(Boolean).join(' / '),
                },
                { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
              ]}
              menu={() => (
                <Menu label={actionsFor(tabs.dioceseAddress)} icon="more">
                  <button type="button" onClick={() => modal.show(id)}>
                    <Icon name="edit" />
                    {words.edit}
                  </button>
                  <button type="button" className="bad" onClick={() => removal.ask(id)}>
                    <Icon name="trash" />
                    {words.remove}
                  </button>
                </Menu>
              )}
            />
          ) : (
            <EmptyState sentence={words.empty}>{add}</EmptyState>
          )
        }
      </RecordBody>
      {modal.open && (
        <AddressModal
          id={id}
          isNew={!FIELDS.some((name) => record.doc?.[name])}
          onSaved={() => {
            modal.close();
            return record.reload();
          }}
          onClose={modal.close}
        />
      )}
      {removal.dialog}
    </>
  );
}

/** Add Address and Edit Address: both edit the diocese itself. */
function AddressModal({ id, isNew, onSaved, onClose }: ModalProps & { isNew: boolean }) {
  const words = useWords(DIOCESES).address;
  const form = useRecordForm(
    {
      of: diocese,
      fields: FIELDS,
      leftOut: [
        ...UNIT_NAME_FIELDS,
        'name',
        'state',
        'sub_domain',
        'banner',
        'gallery',
        'description',
        'ministerial_role',
      ],
      title: isNew ? words.add : words.editTitle,
      submit: isNew ? words.submitAdd : words.submitEdit,
      failed: words.failed,
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="address" rows={3} />
      <div className="cols cols--2">
        <Field name="email" />
        <Field name="mobile" hint={words.several} />
        <Field name="phone" />
        <Field name="fax" />
      </div>
    </RecordModal>
  );
}
