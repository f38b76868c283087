import { prayer } from '#kinds/prayer.ts';
import { dashedDay, dayOf } from '#lib/dates.ts';
import { useWords } from '#ui/useWords.ts';
import { formWords } from '../shell/form/formOptions.ts';
import { RecordModal } from '../shell/form/RecordModal.tsx';
import { useRecordForm } from '../shell/form/useRecordForm.ts';
import { type ModalProps, RecordListScreen } from '../shell/list/RecordListScreen.tsx';
import { RowTitle } from '../shell/list/RecordTable.tsx';
import { useRecordList } from '../shell/list/useRecordList.ts';
import { useWorshipTabs } from './useWorshipTabs.ts';
import { WORSHIP } from './words.ts';

/** The prayer calendar (001 §2.7): what is prayed for on each day. */
export function PrayerCalendarScreen() {
  const words = useWords(WORSHIP).prayer;
  const { date, description, readings } = prayer.fields;
  const list = useRecordList({ of: prayer, size: 30, failed: words.failed });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => dashedDay(row.date ?? '')}
      tabs={useWorshipTabs()}
      form={(modal) => <PrayerModal {...modal} />}
      columns={[
        {
          head: date.label,
          sort: 'date',
          fold: 'main',
          cell: (row) => <RowTitle title={row.date ? dashedDay(row.date) : ''} />,
        },
        { head: description.label, fold: 'line', cell: (row) => row.description },
        {
          head: readings.label,
          fold: 'line',
          cell: (row) => [row.day_name, ...row.readings.split('\n')].filter(Boolean).join('; '),
        },
      ]}
    />
  );
}

function PrayerModal({ id, onSaved, onClose }: ModalProps) {
  const words = useWords(WORSHIP).prayer;
  const form = useRecordForm(
    {
      of: prayer,
      ...formWords(id, words),
      begin: { date: dayOf(new Date()) },
      onSaved,
    },
    id,
  );
  const { Field } = form;
  return (
    <RecordModal form={form} onClose={onClose}>
      <Field name="date" />
      <Field name="description" />
      <Field name="day_name" />
      <Field name="readings" hint={words.readingsHint} />
    </RecordModal>
  );
}
