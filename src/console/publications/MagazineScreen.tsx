import { publication } from '#kinds/publication.ts';
import { monthNames } from '#lib/dayNames.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { RowDay } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { PUBLICATIONS } from './words.ts';

const useType = () => `${useOrganisation().brand}_life`;

/** The issues of the magazine (001 §2.5). */
export function MagazineScreen() {
  const { heading, author, date, magazine } = useWords(PUBLICATIONS);
  const words = magazine(useOrganisation());
  const months = monthNames(useLanguage());
  const { title, thumbnail } = publication.fields;
  const list = useRecordList({
    of: publication,
    size: 40,
    fixed: { type: useType() },
    filters: [
      {
        as: 'days',
        from: { name: 'from_date', legend: words.dateFrom },
        to: { name: 'to_date', legend: words.dateTo },
      },
      {
        as: 'radios',
        name: 'special_edition',
        legend: words.special,
        options: [{ value: 'true', name: words.special }],
      },
    ],
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={{ ...words, heading }}
      nameOf={(row) => row.title}
      form={(modal) => <IssueModal {...modal} />}
      columns={[
        { head: thumbnail.label, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} cover /> },
        { head: title.label, sort: 'title', fold: 'main', cell: (row) => <RowTitle title={row.title} /> },
        { head: words.year, sort: 'year', fold: 'line', narrow: true, cell: (row) => row.year },
        {
          head: words.month,
          sort: 'month',
          fold: 'line',
          narrow: true,
          cell: (row) => months[Number(row.month) - 1],
        },
        { head: words.special, fold: 'of', cell: (row) => (row.special_edition ? words.special : '--') },
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

/** Adds or edits an issue; its year and month are those of its date (AMB-060). */
function IssueModal({ id, onSaved, onClose }: ModalProps) {
  const { pdf, magazine } = useWords(PUBLICATIONS);
  const words = magazine(useOrganisation());
  const form = useRecordForm(
    {
      of: publication,
      fields: ['date', 'title', 'special_edition', 'thumbnail', 'pdf'],
      leftOut: [
        'department',
        'content_image',
        'description',
        'month',
        'postage',
        'price',
        'resource_name',
        'sermon_category',
        'year',
      ],
      ...formWords(id, words),
      wordings: { pdf: { label: pdf, most: 1 } },
      fixed: { type: useType() },
      body: (body, { date }) => ({ ...body, year: date.slice(0, 4), month: date.slice(5, 7) }),
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="date" />
      <Field name="title" />
      <Field name="special_edition" />
      <Field name="thumbnail" />
      <Field name="pdf" />
    </RecordModal>
  );
}
