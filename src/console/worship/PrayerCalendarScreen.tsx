import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { prayer } from '#kinds/prayer.ts';
import { dashedDay, dayOf } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Segments } from '#ui/Segments.tsx';
import '#ui/Segments.css';
import { useWords } from '#ui/useWords.ts';
import { EntryTabs } from '../kit/EntryTabs.tsx';
import { formWords } from '../kit/form/formOptions.ts';
import { RecordModal } from '../kit/form/RecordModal.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { useDated } from '../kit/list/dated.ts';
import { type ModalProps, RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { TRASH_PARAMETER, VIEW_PARAMETER } from '../kit/list/trashParameter.ts';
import { useOpenForm } from '../kit/list/useOpenForm.ts';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { PrayerMonth, useShownMonth } from './month/PrayerMonth.tsx';
import { useMonth } from './month/useMonth.ts';
import { WORSHIP } from './words.ts';

/** URL parameters that only the list uses: if one is present, the list is shown. */
const OF_LIST = [VIEW_PARAMETER, 'search', 'order', 'when', TRASH_PARAMETER];

/** The prayer calendar (001 §2.7): the prayers of each day, as an editable month and as a list. */
export function PrayerCalendarScreen() {
  const [query] = useSearchParams();
  return OF_LIST.some((name) => query.has(name)) ? <PrayerList /> : <PrayerSheet />;
}

/** Switches between month and list. */
function Views({ value }: { value: 'month' | 'list' }) {
  const words = useWords(WORSHIP).prayer;
  const [, setQuery] = useSearchParams();
  const options = (['month', 'list'] as const).map((view) => ({
    value: view,
    name: words.views[view],
    icon: view === 'month' ? MONTH : LIST,
  }));
  return (
    <Segments
      label={words.view}
      value={value}
      options={options}
      onValue={(view) => setQuery(view === 'list' ? { [VIEW_PARAMETER]: view } : {})}
    />
  );
}

const MONTH = <path d="M3 5.500h18v15H3zM3 10h18M8 3v4M16 3v4" />;
const LIST = <path d="M9 6h12M9 12h12M9 18h12M4 6v.1M4 12v.1M4 18v.1" />;

function PrayerSheet() {
  const words = useWords(WORSHIP).prayer;
  const name = useShownMonth();
  const month = useMonth(name);
  const modal = useOpenForm();
  const saved = () => {
    modal.close();
    return month.reload();
  };
  return (
    <>
      <ScreenHead title={words.heading}>
        <Button icon="plus" onClick={() => modal.show()}>
          {words.add}
        </Button>
      </ScreenHead>
      <EntryTabs />
      <PrayerMonth name={name} month={month} views={<Views value="month" />} edit={modal.to} />
      {modal.open && (
        <SuspenseBoundary>
          <PrayerModal id={modal.open.id} onSaved={saved} onClose={modal.close} />
        </SuspenseBoundary>
      )}
    </>
  );
}

function PrayerList(): ReactNode {
  const words = useWords(WORSHIP).prayer;
  const { date, description, readings } = prayer.fields;
  const list = useRecordList({
    of: prayer,
    size: 30,
    dated: useDated<typeof prayer>({ by: 'date', from: 'from_date', to: 'to_date', takes: 'day' }),
    failed: words.failed,
  });
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => dashedDay(row.date ?? '')}
      above={
        <div className="bar bar--bare">
          <Views value="list" />
        </div>
      }
      form={(modal) => <PrayerModal {...modal} />}
      columns={[
        {
          head: date.label,
          sort: 'date',
          fold: 'main',
          narrow: true,
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
      <Field name="theme" />
      <Field name="collect" />
      <Field name="songs" hint={words.songsHint} />
    </RecordModal>
  );
}
