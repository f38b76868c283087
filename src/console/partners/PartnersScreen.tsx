import { PARTNER_CATEGORIES, partner } from '#kinds/partner.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { PARTNERS } from './words.ts';

const useCategories = () => {
  const { categories } = useWords(PARTNERS);
  return PARTNER_CATEGORIES.map((value) => ({ value, name: categories[value] }));
};

/** Partners & Networks (001 §2.10). */
export function PartnersScreen() {
  const words = useWords(PARTNERS);
  const { name, image, url } = partner.fields;
  const category = { as: 'select', place: 'bar', name: 'category', legend: words.category } as const;
  const list = useRecordList({
    of: partner,
    size: 20,
    filters: [{ ...category, options: useCategories() }],
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.name}
      form={(modal) => <PartnerModal {...modal} />}
      columns={[
        { head: image.label, fold: 'picture', cell: (row) => <RowPicture url={row.image} whole /> },
        { head: name.label, sort: 'name', fold: 'main', cell: (row) => <RowTitle title={row.name} /> },
        { head: words.category, sort: 'category', fold: 'of', cell: (row) => words.categories[row.category] },
        { head: url.label, fold: 'line', cell: (row) => row.url },
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}

/** Adds or edits one; an edit sends the form's category, never that of the list's filter (AMB-023). */
function PartnerModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(PARTNERS);
  const form = useRecordForm(
    {
      of: partner,
      fields: ['category', 'name', 'url', 'image'],
      ...formWords(id, words),
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="category" options={useCategories()} />
      <Field name="name" />
      <Field name="url" />
      <Field name="image" />
    </RecordModal>
  );
}
