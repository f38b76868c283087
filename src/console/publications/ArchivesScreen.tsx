import { publication } from '#kinds/publication.ts';
import { excerpt } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { RowFile } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { PUBLICATIONS } from './words.ts';

const TYPE = 'library_archives';

/** Library & archives (001 §2.5). */
export function ArchivesScreen() {
  const { heading, author, archives: words } = useWords(PUBLICATIONS);
  const { thumbnail, pdf } = publication.fields;
  const list = useRecordList({ of: publication, size: 20, fixed: { type: TYPE }, failed: words.failed });
  return (
    <RecordListScreen
      list={list}
      words={{ ...words, heading }}
      nameOf={(row) => row.title}
      form={(modal) => <ArchiveModal {...modal} />}
      columns={[
        { head: thumbnail.label, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} cover /> },
        {
          head: words.main,
          sort: 'title',
          fold: 'main',
          cell: (row) => <RowTitle title={row.title} text={[excerpt(row.description, 240)]} />,
        },
        { head: pdf.label, fold: 'line', cell: (row) => <RowFile url={row.pdf} /> },
        { head: author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}

function ArchiveModal({ id, onSaved, onClose }: ModalProps) {
  const { pdf, archives: words } = useWords(PUBLICATIONS);
  const form = useRecordForm(
    {
      of: publication,
      fields: ['title', 'description', 'thumbnail', 'pdf'],
      leftOut: [
        'department',
        'content_image',
        'date',
        'month',
        'postage',
        'price',
        'resource_name',
        'sermon_category',
        'special_edition',
        'year',
      ],
      ...formWords(id, words),
      wordings: { pdf: { label: pdf, most: 1 } },
      fixed: { type: TYPE },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="title" />
      <Field name="description" />
      <Field name="thumbnail" />
      <Field name="pdf" />
    </RecordModal>
  );
}
