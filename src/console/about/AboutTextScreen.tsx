import { description } from '#kinds/description.ts';
import { requiredMessage } from '#kinds/sentences.ts';
import { nameOnWire } from '#kinds/wireNames.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { useAssociationTabs } from './useAssociationTabs.ts';
import { ABOUT, type AboutText } from './words.ts';

const typeOf = (text: AboutText): string => nameOnWire(description.fields.type, text);

/** A text of the section, of which there is only one: 'Add' is offered while there is none (001 §2.2, §4). */
export function AboutTextScreen({ text }: { text: AboutText }) {
  const words = useWords(ABOUT).texts(useOrganisation())[text];
  const list = useRecordList({
    of: description,
    size: 20,
    fixed: { type: typeOf(text) },
    failed: words.failed,
  });
  const association = useAssociationTabs();
  return (
    <RecordListScreen
      single
      list={list}
      words={words}
      nameOf={() => words.heading}
      {...(text === 'association_content' ? association : {})}
      form={(modal) => <TextModal {...modal} text={text} />}
      columns={[
        {
          head: description.fields.description.label,
          fold: 'main',
          cell: (row) => <RowTitle title={excerpt(textOf(row.description), 400)} />,
        },
      ]}
    />
  );
}

function TextModal({ id, text, onSaved, onClose }: ModalProps & { text: AboutText }) {
  const words = useWords(ABOUT).texts(useOrganisation())[text];
  const form = useRecordForm(
    {
      of: description,
      fields: ['description'],
      ...formWords(id, words),
      // An empty page has no record: emptying it deletes the record instead.
      wordings: { description: { required: requiredMessage(description.fields.description) } },
      fixed: { type: typeOf(text) },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="description" />
    </RecordModal>
  );
}
