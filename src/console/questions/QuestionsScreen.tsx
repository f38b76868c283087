import { question, wordingsIn } from '#kinds/question.ts';
import { QUESTION_NAMES, type QuestionName } from '#lib/questionNames.ts';
import { QUESTIONS } from '#lib/questions.ts';
import { SelectField } from '#ui/Field.tsx';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { QUESTION_WORDS } from './words.ts';

/** So many wordings tell one question from the others. */
const SHOWN = 3;
const beginningOf = (wordings: string): string => wordingsIn(wordings).slice(0, SHOWN).join(', ');

/** Questions of visitors that a page answers (decision 0003). */
export function QuestionsScreen() {
  const words = useWords(QUESTION_WORDS);
  const list = useRecordList({ of: question, size: 20, failed: words.failed });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => beginningOf(row.wordings)}
      form={(modal) => <QuestionModal {...modal} />}
      columns={[
        { head: words.question, fold: 'main', cell: (row) => <RowTitle title={beginningOf(row.wordings)} /> },
        { head: words.page, fold: 'line', cell: (row) => row.page },
        { head: words.status, fold: 'of', cell: (row) => (row.off ? words.off : words.answered) },
      ]}
    />
  );
}

/** Adds or edits one. One in place of a question of the program begins with its wordings and its page. */
function QuestionModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(QUESTION_WORDS);
  const { brand } = useOrganisation();
  const form = useRecordForm(
    {
      of: question,
      fields: ['instead_of', 'wordings', 'page', 'title', 'off'],
      ...formWords(id, words),
      onSaved,
    },
    id,
  );
  const { Field } = form;
  const takeOver = (name: string) => {
    form.set('instead_of', name);
    const own = QUESTIONS[name as QuestionName];
    if (!own) return;
    form.set('wordings', wordingsIn(own.phrases).join('\n'));
    form.set('page', own.at.replace('{brand}', brand));
  };
  return (
    <RecordModal form={form} onClose={onClose}>
      <SelectField
        name="instead_of"
        label={form.options.of.fields.instead_of.label}
        empty={words.none}
        value={form.values.instead_of}
        options={QUESTION_NAMES.map((value) => ({ value, name: beginningOf(QUESTIONS[value].phrases) }))}
        onValue={takeOver}
      />
      <Field name="wordings" rows={8} hint={words.wordingsHint} />
      <Field name="page" hint={words.pageHint} />
      <Field name="title" hint={words.titleHint} />
      <Field name="off" />
    </RecordModal>
  );
}
