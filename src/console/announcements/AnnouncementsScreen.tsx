import { type ANNOUNCEMENT_TYPES, announcement } from '#kinds/announcement.ts';
import { dayOf } from '#lib/dates.ts';
import { shortDay } from '#lib/dayNames.ts';
import { excerpt } from '#lib/html.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { RowFile } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { ANNOUNCEMENTS } from './words.ts';

type StatementType = (typeof ANNOUNCEMENT_TYPES)[number];
/** Announcements of one type (001 §2.8). */
export function AnnouncementsScreen({ type }: { type: StatementType }) {
  const words = useWords(ANNOUNCEMENTS);
  const language = useLanguage();
  const { date, pdf } = announcement.fields;
  const list = useRecordList({ of: announcement, size: 25, fixed: { type }, failed: words.failed });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.title}
      form={(modal) => <AnnouncementModal {...modal} type={type} />}
      columns={[
        {
          head: words.main,
          sort: 'title',
          fold: 'main',
          cell: (row) => <RowTitle title={row.title} text={[excerpt(row.description, 240)]} />,
        },
        {
          head: date.label,
          sort: 'date',
          fold: 'date',
          cell: (row) => row.date && shortDay(row.date, language),
        },
        { head: pdf.label, fold: 'line', cell: (row) => <RowFile url={row.pdf} /> },
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}

/** Adds or edits one of the tab's type. The console supports one file each (AMB-041). */
function AnnouncementModal({ id, type, onSaved, onClose }: ModalProps & { type: StatementType }) {
  const words = useWords(ANNOUNCEMENTS);
  const form = useRecordForm(
    {
      of: announcement,
      fields: ['title', 'date', 'description', 'pdf'],
      ...formWords(id, words),
      wordings: { pdf: { label: words.pdf, most: 1 } },
      fixed: { type },
      begin: { date: dayOf(new Date()) },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="title" />
      <Field name="date" />
      <Field name="description" />
      <Field name="pdf" />
    </RecordModal>
  );
}
