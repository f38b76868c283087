import { FIRST_YEAR, publication } from '#kinds/publication.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { yearsSince } from '../kit/list/filters.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { RowFile } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { WORSHIP } from './words.ts';

const useType = () => `${useOrganisation().brand}_lectionary`;

/** The lectionary (001 §2.7), a volume for each year. */
export function LectionaryScreen() {
  const words = useWords(WORSHIP).lectionary(useOrganisation());
  const { title, year, pdf } = publication.fields;
  const list = useRecordList({ of: publication, size: 20, fixed: { type: useType() }, failed: words.failed });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.title}
      form={(modal) => <LectionaryModal {...modal} />}
      columns={[
        { head: words.image, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} cover /> },
        { head: title.label, sort: 'title', fold: 'main', cell: (row) => <RowTitle title={row.title} /> },
        { head: year.label, sort: 'year', fold: 'of', narrow: true, cell: (row) => row.year },
        { head: pdf.label, fold: 'line', cell: (row) => <RowFile url={row.pdf} /> },
      ]}
    />
  );
}

function LectionaryModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(WORSHIP).lectionary(useOrganisation());
  const form = useRecordForm(
    {
      of: publication,
      fields: ['title', 'year', 'thumbnail', 'pdf'],
      leftOut: [
        'department',
        'content_image',
        'date',
        'description',
        'month',
        'postage',
        'price',
        'resource_name',
        'sermon_category',
        'special_edition',
      ],
      ...formWords(id, words),
      wordings: { thumbnail: { label: words.image }, pdf: { label: words.pdf, most: 1 } },
      fixed: { type: useType() },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="title" />
      <Field name="year" options={yearsSince(FIRST_YEAR)} />
      <Field name="thumbnail" />
      <Field name="pdf" />
    </RecordModal>
  );
}
