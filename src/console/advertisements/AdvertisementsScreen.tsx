import { promotion, RANKS } from '#kinds/promotion.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../shell/form/formOptions.ts';
import { RecordModal } from '../shell/form/RecordModal.tsx';
import { useRecordForm } from '../shell/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../shell/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../shell/list/RecordTable.tsx';
import { useRecordList } from '../shell/list/useRecordList.ts';
import { ADVERTISEMENTS } from './words.ts';

/** Advertisements of the three ranks (001 §2.9). */
export function AdvertisementsScreen() {
  const words = useWords(ADVERTISEMENTS);
  const { title } = promotion.fields;
  const list = useRecordList({
    of: promotion,
    size: 20,
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.title}
      form={(modal) => <AdvertisementModal {...modal} />}
      columns={[
        { head: words.thumbnail, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} /> },
        { head: title.label, sort: 'title', fold: 'main', cell: (row) => <RowTitle title={row.title} /> },
        { head: words.order, fold: 'of', cell: (row) => words.ranks[row.type] },
        { head: words.banner, fold: 'line', cell: (row) => <RowPicture url={row.banner_image} /> },
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}

function AdvertisementModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(ADVERTISEMENTS);
  const form = useRecordForm(
    {
      of: promotion,
      fields: ['title', 'thumbnail', 'type', 'banner_image', 'url'],
      ...formWords(id, words),
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="title" />
      <Field name="thumbnail" />
      <Field name="type" options={RANKS.map((value) => ({ value, name: words.ranks[value] }))} />
      <Field name="banner_image" refusal={words.bannerRefused} />
      <Field name="url" />
    </RecordModal>
  );
}
