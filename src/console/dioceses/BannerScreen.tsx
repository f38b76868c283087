import { diocese } from '#kinds/diocese.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { rowCalls, rowKind } from '../kit/form/rowCalls.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { EmptyList } from '../kit/list/EmptyList.tsx';
import type { ModalProps } from '../kit/list/RecordListScreen.tsx';
import { RecordTable, RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { DescribeButton, PictureSays } from '../kit/pictures/PictureFacts.tsx';
import { RecordBody } from '../kit/RecordBody.tsx';
import { DioceseHead } from './DioceseHead.tsx';
import { useDioceseRows } from './useDioceseRows.tsx';
import { DIOCESES } from './words.ts';

/** The banner images of a diocese (000 §2.6). */
export function BannerScreen() {
  const { banner: words, tabs } = useWords(DIOCESES);
  const { record, rows, modal, menu, saved, dialog, id } = useDioceseRows('banner', words);
  const add = (
    <Button icon="plus" onClick={() => modal.show()}>
      {words.add}
    </Button>
  );
  const nameOf = ({ _id }: { _id: string }) => words.nth(Number(_id) + 1);
  return (
    <>
      <DioceseHead record={record} tab="dioceseBanner">
        {add}
      </DioceseHead>
      <RecordBody record={record}>
        {() =>
          rows.length > 0 ? (
            <RecordTable
              caption={tabs.dioceseBanner}
              rows={rows}
              nameOf={nameOf}
              selection={undefined}
              columns={[
                { head: words.image, fold: 'picture', cell: (row) => <RowPicture url={row.url} wide /> },
                {
                  head: tabs.dioceseBanner,
                  fold: 'main',
                  cell: (row) => (
                    <>
                      <RowTitle title={nameOf(row)} />
                      <PictureSays url={row.url} />
                    </>
                  ),
                },
                { head: words.date, fold: 'line', cell: (row) => row.date },
                {
                  head: words.describe,
                  fold: 'act',
                  cell: (row) => <DescribeButton url={row.url} label={nameOf(row)} />,
                },
              ]}
              menu={(row) => menu(row, nameOf(row))}
            />
          ) : (
            <EmptyList sentence={words.empty} add={words.add} />
          )
        }
      </RecordBody>
      {modal.open && <BannerModal id={id} onSaved={saved} onClose={modal.close} />}
      {dialog}
    </>
  );
}

function BannerModal({ id = '', onSaved, onClose }: ModalProps) {
  const words = useWords(DIOCESES).banner;
  const form = useRecordForm(
    {
      of: rowKind(diocese, 'banner'),
      calls: rowCalls(diocese, id, 'banner'),
      fields: ['url'],
      leftOut: ['date'],
      title: words.add,
      submit: words.submitAdd,
      failed: words.failed,
      onSaved,
    },
    undefined,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="url" describe />
    </RecordModal>
  );
}
