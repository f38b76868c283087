import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { SUBSCRIBER_STATES, subscriber } from '#kinds/subscriber.ts';
import { dashedDay, dayOf } from '#lib/dates.ts';
import { LANGUAGES, languageName } from '#lib/language.ts';
import { hourInWords } from '#lib/prayerHours.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import type { RecordDoc } from '../kit/form/recordCalls.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { CsvButton } from '../kit/list/CsvButton.tsx';
import type { ListFilter } from '../kit/list/filters.ts';
import { type ModalProps, type RecordColumns, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { RowEmail } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { SubscriberStateMark } from './SubscriberStateMark.tsx';
import { Sums } from './Sums.tsx';
import { TryAgain } from './TryAgain.tsx';
import { SUBSCRIBERS } from './words.ts';

/** Whether somebody has confirmed each day's prayer and never asked for the newsletter, so that nothing is left to confirm. */
const isPrayerAlone = (row: { state: string; prayer_hour: number | null }): boolean =>
  row.state === 'unconfirmed' && row.prayer_hour !== null;

/** Who gets the newsletter (001 §2.4). */
export function SubscribersScreen() {
  const words = useWords(SUBSCRIBERS);
  const language = useLanguage();
  const { name, email, phone, state, reason, prayer_hour: prayer } = subscriber.fields;
  const filter: ListFilter = {
    as: 'select',
    place: 'bar',
    name: 'state',
    legend: state.label,
    options: SUBSCRIBER_STATES.map((value) => ({ value, name: words.states[value] })),
  };
  const list = useRecordList({ of: subscriber, size: 20, filters: [filter], failed: words.failed });
  const counts = useQuery({
    queryKey: [COUNTS],
    queryFn: ({ signal }) => send('subscriberCounts', { signal }),
  });
  const client = useQueryClient();
  const changed = useCallback(() => client.invalidateQueries({ queryKey: [COUNTS] }), [client]);
  const { reload } = list;
  const imported = useCallback(() => Promise.all([reload(), changed()]), [reload, changed]);
  const [importing, setImporting] = useState(false);
  /** The address whose data are shown; '' while it is still being asked for. */
  const [person, setPerson] = useState<string>();
  const phoneOf = (row: Row): string => row.phone;
  const sinceOf = (row: Row): string => dashedDay(dayOf(new Date(row.created_at)));
  const columns: RecordColumns<typeof subscriber> = [
    {
      head: name.label,
      sort: 'name',
      fold: 'main',
      cell: (row) => <RowTitle title={row.name} />,
      text: (row) => row.name,
    },
    {
      head: email.label,
      sort: 'email',
      fold: 'line',
      cell: (row) => <RowEmail email={row.email} />,
      text: (row) => row.email,
    },
    { head: phone.label, fold: 'line', cell: phoneOf, text: phoneOf },
    { head: words.since, sort: 'created_at', fold: 'line', cell: sinceOf, text: sinceOf },
    {
      head: state.label,
      fold: 'state',
      cell: (row) => (
        <>
          {!isPrayerAlone(row) && <SubscriberStateMark of={row.state} />}
          {row.reason && <span className="d">{row.reason}</span>}
          {row.prayer_hour !== null && (
            <span className={isPrayerAlone(row) ? 'state state--on' : 'd'}>
              {words.prayerAt(hourInWords(row.prayer_hour, language))}
            </span>
          )}
        </>
      ),
      text: (row) => (isPrayerAlone(row) ? words.sums.prayer : row.state ? words.states[row.state] : ''),
    },
  ];
  return (
    <>
      <RecordListScreen
        list={list}
        words={words}
        next="subscribers"
        nameOf={(row) => row.name}
        onChange={changed}
        menuMore={(row) => (
          <>
            {row.state === 'parked' && <TryAgain id={row._id} onDone={imported} />}
            <button type="button" onClick={() => setPerson(row.email)}>
              <Icon name="info" />
              {words.kept}
            </button>
          </>
        )}
        above={
          counts.data && (
            <Sums
              of={SUMMED.map((one) => ({
                name: words.sums[one],
                count: counts.data[one],
                tone: one === 'subscribed' ? 'good' : undefined,
              }))}
            />
          )
        }
        acts={
          <>
            <Button look="line" icon={MORE_ICONS.upload} onClick={() => setImporting(true)}>
              {words.importCsv}
            </Button>
            <CsvButton
              list={list}
              name={words.file}
              columns={[
                ...columns,
                { head: reason.label, text: (row) => row.reason },
                { head: prayer.label, text: (row) => String(row.prayer_hour ?? '') },
              ]}
            />
            <Button look="line" icon="search" onClick={() => setPerson('')}>
              {words.person}
            </Button>
          </>
        }
        form={(modal) => <SubscriberModal {...modal} />}
        columns={columns}
      />
      {person !== undefined && (
        <SuspenseBoundary>
          <PersonDialog email={person} onClose={() => setPerson(undefined)} onChange={imported} />
        </SuspenseBoundary>
      )}
      {importing && (
        <SuspenseBoundary>
          <ImportDialog onClose={() => setImporting(false)} onChange={imported} />
        </SuspenseBoundary>
      )}
    </>
  );
}

const ImportDialog = onDemand(() => import('./import/ImportDialog.tsx'), 'ImportDialog');
const PersonDialog = onDemand(() => import('./person/PersonDialog.tsx'), 'PersonDialog');
const COUNTS = 'subscriberCounts';
const SUMMED = ['subscribed', 'unconfirmed', 'parked', 'prayer'] as const;
type Row = RecordDoc<typeof subscriber>;

function SubscriberModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(SUBSCRIBERS);
  const form = useRecordForm(
    {
      of: subscriber,
      // A subscriber's diocese is left unchanged: an edit does not touch fields it does not name (AMB-092).
      fields: ['name', 'phone', 'email', 'language'],
      leftOut: ['diocese', 'state', 'reason', 'prayer_hour'],
      ...formWords(id, words),
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
      <Field name="language" options={LANGUAGES.map((value) => ({ value, name: languageName(value) }))} />
    </RecordModal>
  );
}
