import { publication } from '#kinds/publication.ts';
import { excerpt } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { PUBLICATIONS } from './words.ts';

const TYPE = 'books';

/** Books that visitors can order (001 §2.5). */
export function BooksScreen() {
  const { heading, books: words } = useWords(PUBLICATIONS);
  const { thumbnail } = publication.fields;
  const list = useRecordList({
    of: publication,
    size: 20,
    fixed: { type: TYPE },
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={{ ...words, heading }}
      nameOf={(row) => row.title}
      form={(modal) => <BookModal {...modal} />}
      columns={[
        { head: thumbnail.label, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} cover /> },
        {
          head: words.main,
          sort: 'title',
          fold: 'main',
          cell: (row) => <RowTitle title={row.title} text={[excerpt(row.description, 240)]} />,
        },
      ]}
    />
  );
}

function BookModal({ id, onSaved, onClose }: ModalProps) {
  const { books: words } = useWords(PUBLICATIONS);
  const form = useRecordForm(
    {
      of: publication,
      fields: ['title', 'description', 'price', 'postage', 'thumbnail', 'content_image'],
      leftOut: [
        'department',
        'date',
        'month',
        'pdf',
        'resource_name',
        'sermon_category',
        'special_edition',
        'year',
      ],
      ...formWords(id, words),
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
      <div className="cols cols--2">
        <Field name="price" />
        <Field name="postage" />
      </div>
      <Field name="thumbnail" refusal={words.formats} />
      <Field name="content_image" refusal={words.formats} picker="image/png,image/jpeg" />
    </RecordModal>
  );
}
