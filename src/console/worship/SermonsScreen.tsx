import { publication, SERMON_CATEGORIES } from '#kinds/publication.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { RowFile } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { WORSHIP } from './words.ts';

const TYPE = 'sermons';
const useCategories = () => {
  const { categories } = useWords(WORSHIP).sermons;
  return SERMON_CATEGORIES.map((value) => ({ value, name: categories[value] }));
};

/** Sermon outlines (001 §2.7), of all categories or one. */
export function SermonsScreen() {
  const words = useWords(WORSHIP).sermons;
  const { title, thumbnail, pdf } = publication.fields;
  const category = { as: 'select', place: 'bar', name: 'sermon_category', legend: words.category } as const;
  const list = useRecordList({
    of: publication,
    size: 30,
    fixed: { type: TYPE },
    filters: [{ ...category, options: useCategories() }],
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.title}
      form={(modal) => <SermonModal {...modal} />}
      columns={[
        { head: thumbnail.label, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} cover /> },
        { head: title.label, sort: 'title', fold: 'main', cell: (row) => <RowTitle title={row.title} /> },
        {
          head: words.category,
          fold: 'of',
          cell: (row) => row.sermon_category && words.categories[row.sermon_category],
        },
        { head: pdf.label, fold: 'line', cell: (row) => <RowFile url={row.pdf} /> },
      ]}
    />
  );
}

function SermonModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(WORSHIP).sermons;
  const form = useRecordForm(
    {
      of: publication,
      fields: ['title', 'sermon_category', 'thumbnail', 'pdf'],
      leftOut: [
        'department',
        'content_image',
        'date',
        'description',
        'month',
        'postage',
        'price',
        'resource_name',
        'special_edition',
        'year',
      ],
      ...formWords(id, words),
      wordings: { pdf: { label: words.pdf, most: 1 } },
      fixed: { type: TYPE },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="title" />
      <Field name="sermon_category" options={useCategories()} />
      <Field name="thumbnail" />
      <Field name="pdf" />
    </RecordModal>
  );
}
