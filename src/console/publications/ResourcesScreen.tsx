import { FIRST_YEAR, publication } from '#kinds/publication.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { yearsSince } from '../kit/list/filters.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { RowDay, RowFile } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { SHELL } from '../kit/words.ts';
import { PUBLICATIONS } from './words.ts';

const TYPE = 'resources';

/** Resource documents of the departments (001 §2.5). */
export function ResourcesScreen() {
  const { heading, author, date, resources: words } = useWords(PUBLICATIONS);
  const { units } = useWords(SHELL);
  const { title, year, thumbnail, pdf } = publication.fields;
  const list = useRecordList({
    of: publication,
    size: 25,
    unit: 'department',
    fixed: { type: TYPE },
    filters: [
      {
        as: 'years',
        from: { name: 'year_from', legend: words.yearFrom },
        to: { name: 'year_to', legend: words.yearTo },
        options: yearsSince(FIRST_YEAR),
      },
    ],
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={{ ...words, heading }}
      nameOf={(row) => row.title}
      clearEach
      form={(modal) => <ResourceModal {...modal} />}
      columns={[
        { head: thumbnail.label, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} cover /> },
        { head: title.label, sort: 'title', fold: 'main', cell: (row) => <RowTitle title={row.title} /> },
        { head: units.department.label, fold: 'of', cell: (row) => row.department?.name },
        { head: year.label, sort: 'year', fold: 'line', narrow: true, cell: (row) => row.year },
        { head: pdf.label, fold: 'line', cell: (row) => <RowFile url={row.pdf} /> },
        { head: author, fold: 'by', cell: (row) => row.created_by.user_name },
        {
          head: date,
          sort: 'date',
          fold: 'date',
          cell: (row) => <RowDay day={row.date ?? row.created_at} />,
        },
      ]}
    />
  );
}

/** Adds or edits one; the department is required (AMB-094). */
function ResourceModal({ id, onSaved, onClose }: ModalProps) {
  const { pdf, resources: words } = useWords(PUBLICATIONS);
  const { units } = useWords(SHELL);
  const form = useRecordForm(
    {
      of: publication,
      fields: ['department', 'title', 'year', 'thumbnail', 'pdf'],
      leftOut: [
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
      wordings: {
        pdf: { label: pdf },
        department: { label: units.department.choose, required: words.departmentMissing },
      },
      fixed: { type: TYPE },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="department" />
      <Field name="title" />
      <Field name="year" options={yearsSince(FIRST_YEAR)} />
      <Field name="thumbnail" />
      <Field name="pdf" />
    </RecordModal>
  );
}
