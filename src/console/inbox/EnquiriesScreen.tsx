import { Navigate } from 'react-router';
import { enquiry } from '#kinds/enquiry.ts';
import { churchMinute } from '#lib/dates.ts';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import { useStaff } from '../session.ts';
import { CsvButton } from '../shell/list/CsvButton.tsx';
import { RecordListScreen } from '../shell/list/RecordListScreen.tsx';
import { RowTitle } from '../shell/list/RecordTable.tsx';
import { useRecordList } from '../shell/list/useRecordList.ts';
import { useUnitTabs } from '../units/unitTabs.ts';
import {
  LetterMenu,
  LetterMoment,
  LetterState,
  MarkButton,
  useHandledFilter,
  useInboxTabs,
} from './LetterParts.tsx';
import { MailboxNotice } from './MailboxNotice.tsx';
import { useHandled } from './useHandled.ts';
import { INBOX } from './words.ts';

/** What visitors ask of the office and of the dioceses (AMB-050, AMB-051). */
export function EnquiriesScreen() {
  const { heading } = useWords(INBOX);
  return <Enquiries heading={heading} tabs={useInboxTabs()} page="enquiry" />;
}

/** What visitors ask of the own diocese; the office has them all in its Inbox (AMB-051). */
export function DioceseQueriesScreen() {
  const { diocese } = useWords(INBOX);
  const tabs = useUnitTabs('diocese');
  const path = usePaths();
  if (useStaff().is === 'full_administrator') return <Navigate to={path('enquiries')} replace />;
  return <Enquiries heading={diocese} tabs={tabs} page="dioceseQuery" />;
}

interface Props {
  heading: string;
  tabs: ReturnType<typeof useInboxTabs>;
  page: 'enquiry' | 'dioceseQuery';
}

function Enquiries({ heading, tabs, page }: Props) {
  const all = useWords(INBOX);
  const words = all.enquiries;
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
  const { name, email, subject, message } = enquiry.fields;
  const list = useRecordList({ of: enquiry, size: 20, filters: [useHandledFilter()], failed: words.failed });
  const handling = useHandled(enquiry, words.failed.mark, list.reload);
  const isToDo = !list.address.chosen.which && !list.address.search;
  type Row = NonNullable<typeof list.rows>[number];
  const to = (row: Row) => path(page, { id: row._id });
  const whose = (row: Row) => row.diocese?.name ?? all.office;
  return (
    <RecordListScreen
      list={list}
      words={{
        ...all,
        heading,
        search: words.search,
        empty: isToDo ? all.nothingToDo : all.empty,
        failed: words.failed,
      }}
      nameOf={(row) => row.subject}
      tabs={tabs}
      above={<MailboxNotice />}
      acts={
        <CsvButton
          list={list}
          name={words.file}
          columns={[
            { head: all.date, text: (row) => churchMinute(new Date(row.created_at)).replace('T', ' ') },
            { head: name.label, text: (row) => row.name },
            { head: email.label, text: (row) => row.email },
            { head: subject.label, text: (row) => row.subject },
            { head: message.label, text: (row) => row.message },
            { head: all.to, text: whose },
            { head: all.status, text: (row) => (row.handled ? all.handled : all.isNew) },
          ]}
        />
      }
      menuMore={(row) => <LetterMenu to={to(row)} letter={row} handling={handling} />}
      bulk={(rows, done) => <MarkButton letters={rows} handling={handling} onDone={done} />}
      columns={[
        {
          head: words.main,
          fold: 'main',
          cell: (row) => (
            <RowTitle title={row.subject} to={to(row)} strong={!row.handled} below={[row.message]} />
          ),
        },
        { head: all.from, fold: 'of', cell: (row) => row.name },
        ...(isOffice ? [{ head: all.to, fold: 'by', cell: whose } as const] : []),
        { head: all.date, fold: 'date', cell: (row) => <LetterMoment moment={row.created_at} /> },
        { head: all.status, fold: 'state', cell: (row) => <LetterState handled={row.handled} /> },
      ]}
    />
  );
}
