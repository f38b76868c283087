import { type SubscriberState, subscriber } from '#kinds/subscriber.ts';
import { dashedDay, dayOf } from '#lib/dates.ts';
import { useWords } from '#ui/useWords.ts';
import { RecordModal } from '../shell/form/RecordModal.tsx';
import { useRecordForm } from '../shell/form/useRecordForm.ts';
import { CsvButton } from '../shell/list/CsvButton.tsx';
import { type ModalProps, RecordListScreen } from '../shell/list/RecordListScreen.tsx';
import { RowEmail, RowTitle } from '../shell/list/RecordTable.tsx';
import { useRecordList } from '../shell/list/useRecordList.ts';
import { useNewsletterTabs } from './useNewsletterTabs.ts';
import { SUBSCRIBERS } from './words.ts';

/** Who gets the newsletter (001 §2.4). */
export function SubscribersScreen() {
  const words = useWords(SUBSCRIBERS);
  const { name, email, phone, state, reason } = subscriber.fields;
  const list = useRecordList({ of: subscriber, size: 20, failed: words.failed });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.name}
      tabs={useNewsletterTabs()}
      acts={
        <CsvButton
          list={list}
          name={words.file}
          columns={[
            { head: name.label, text: (row) => row.name },
            { head: email.label, text: (row) => row.email },
            { head: phone.label, text: (row) => row.phone },
            { head: words.since, text: (row) => since(row.created_at) },
            { head: state.label, text: (row) => words.states[row.state as SubscriberState] },
            { head: reason.label, text: (row) => row.reason },
          ]}
        />
      }
      form={(modal) => <SubscriberModal {...modal} />}
      columns={[
        { head: name.label, fold: 'main', cell: (row) => <RowTitle title={row.name} /> },
        { head: email.label, fold: 'line', cell: (row) => <RowEmail email={row.email} /> },
        { head: phone.label, fold: 'line', cell: (row) => row.phone },
        { head: words.since, fold: 'line', cell: (row) => since(row.created_at) },
        {
          head: state.label,
          fold: 'state',
          cell: (row) => (
            <>
              <span className={STATE_LOOKS[row.state as SubscriberState]}>
                {words.states[row.state as SubscriberState]}
              </span>
              {row.reason && <span className="d">{row.reason}</span>}
            </>
          ),
        },
      ]}
    />
  );
}

const STATE_LOOKS: Readonly<Record<SubscriberState, string>> = {
  subscribed: 'state state--on',
  unconfirmed: 'state state--wait',
  parked: 'state state--wait',
  unsubscribed: 'state state--off',
};

const since = (moment: string): string => dashedDay(dayOf(new Date(moment)));

function SubscriberModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(SUBSCRIBERS);
  const form = useRecordForm(
    {
      of: subscriber,
      // The diocese that a subscriber may have stays as it is: what an edit does not name is not touched (AMB-092).
      fields: ['name', 'phone', 'email'],
      title: id ? words.edit : words.add,
      submit: id ? words.submitEdit : words.submitAdd,
      failed: words.failed,
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="name" />
      <Field name="phone" />
      <Field name="email" />
    </RecordModal>
  );
}
