import type { UnitKind } from '#kinds/define.ts';
import type { DocOf } from '#kinds/docs.ts';
import { event } from '#kinds/event.ts';
import { recurrenceOf } from '#kinds/eventDays.ts';
import { typeOfUnit } from '#kinds/news.ts';
import { dayOf } from '#lib/dates.ts';
import { FORM_PARAMETER } from '#lib/formParameter.ts';
import { excerpt } from '#lib/html.ts';
import { recurrenceInWords } from '#lib/recurrenceWords.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { useDated } from '../kit/list/dated.ts';
import { RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { type Column, RowPicture, RowTitle } from '../kit/list/RecordTable.tsx';
import { ReviewNote } from '../kit/list/Review.tsx';
import { RowDashedDay } from '../kit/list/RowParts.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { onDemand } from '../kit/onDemand.ts';
import { useStaff } from '../kit/session.ts';
import { SHELL } from '../kit/words.ts';
import { SERIES } from './series/words.ts';
import { EVENTS } from './words.ts';

type Repeating = 'from_date' | 'repeats' | 'repeat_every' | 'repeat_until' | 'repeat_times';
const EventModal = onDemand(() => import('./EventModal.tsx'), 'EventModal');

/** Department Events or Diocese Events (000 §2.5, §2.6), past ones included (AMB-019). Only the office needs to see whose an event is. */
export function EventsScreen({ unit }: { unit: UnitKind }) {
  const words = useWords(EVENTS)[unit];
  const [{ units }, series] = [useWords(SHELL), useWords(SERIES)];
  const language = useLanguage();
  const saidOf = (row: Pick<DocOf<typeof event>, Repeating>): string => {
    const rule = recurrenceOf(row);
    return rule && row.from_date ? recurrenceInWords(rule, dayOf(new Date(row.from_date)), language) : '';
  };
  const isOffice = useStaff().is === 'full_administrator';
  const { thumbnail, from_date, to_date } = event.fields;
  const list = useRecordList({
    of: event,
    size: 20,
    unit,
    fixed: { type: typeOfUnit(unit), admin: true },
    dated: useDated<typeof event>({ by: 'from_date', from: 'ends_from', to: 'ends_to', takes: 'moment' }),
    failed: words.failed,
  });
  const ofUnit: Column<NonNullable<typeof list.rows>[number]> = {
    head: units[unit].label,
    fold: 'of',
    cell: (row) => row.department_name || row.diocese_name,
  };
  return (
    <RecordListScreen
      list={list}
      words={words}
      nameOf={(row) => row.name}
      form={(modal) => <EventModal key={modal.id} {...modal} unit={unit} />}
      noteOf={(row) => (row.repeats === '' ? undefined : series.removeNote)}
      columns={[
        { head: thumbnail.label, fold: 'picture', cell: (row) => <RowPicture url={row.thumbnail} /> },
        {
          head: words.main,
          sort: 'name',
          fold: 'main',
          cell: (row) => (
            <>
              <RowTitle title={row.name} below={[saidOf(row)]} text={[excerpt(row.description, 240)]} />
              <ReviewNote
                row={{ ...row, title: row.name }}
                edit={`?${FORM_PARAMETER}=${row._id}`}
                name={words.edit}
              />
            </>
          ),
        },
        {
          head: from_date.label,
          sort: 'from_date',
          fold: 'line',
          cell: (row) => <RowDashedDay day={row.from_date} />,
        },
        {
          head: to_date.label,
          sort: 'to_date',
          fold: 'line',
          cell: (row) => <RowDashedDay day={row.to_date} />,
        },
        ...(isOffice ? [ofUnit] : []),
        { head: words.author, fold: 'by', cell: (row) => row.created_by.user_name },
      ]}
    />
  );
}
