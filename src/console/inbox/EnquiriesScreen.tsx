import { Navigate } from 'react-router';
import { enquiry } from '#kinds/enquiry.ts';
import { useWords } from '#ui/useWords.ts';
import { CsvButton } from '../kit/list/CsvButton.tsx';
import { RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useHandledFilter } from './ThreadParts.tsx';
import { useThreadList } from './useThreadList.tsx';
import { INBOX } from './words.ts';

/** Visitors' enquiries to the office and to the dioceses (AMB-050, AMB-051). */
export function EnquiriesScreen() {
  const { heading } = useWords(INBOX);
  return <Enquiries heading={heading} page="enquiry" />;
}

/** Visitors' enquiries to the own diocese; the office has them all in its Inbox (AMB-051). */
export function DioceseQueriesScreen() {
  const { diocese } = useWords(INBOX);
  const path = usePaths();
  if (useStaff().is === 'full_administrator') return <Navigate to={path('enquiries')} replace />;
  return <Enquiries heading={diocese} page="dioceseQuery" />;
}

interface Props {
  heading: string;
  page: 'enquiry' | 'dioceseQuery';
}

function Enquiries({ heading, page }: Props) {
  const all = useWords(INBOX);
  const words = all.enquiries;
  const path = usePaths();
  const isOffice = useStaff().is === 'full_administrator';
  const { name, email, subject, message } = enquiry.fields;
  const list = useRecordList({ of: enquiry, size: 20, filters: [useHandledFilter()], failed: words.failed });
  type Row = NonNullable<typeof list.rows>[number];
  const to = (row: Row) => path(page, { id: row._id });
  const { screen, columns } = useThreadList(list, words, to);
  const whose = (row: Row) => row.diocese?.name ?? all.office;
  const addressee = { head: all.to, fold: 'by', cell: whose, text: whose } as const;
  const [date, state] = columns;
  return (
    <RecordListScreen
      list={list}
      {...screen}
      words={{ ...screen.words, heading }}
      nameOf={(row) => row.subject}
      acts={
        <CsvButton
          list={list}
          name={words.file}
          columns={[
            date,
            { head: name.label, text: (row) => row.name },
            { head: email.label, text: (row) => row.email },
            { head: subject.label, text: (row) => row.subject },
            { head: message.label, text: (row) => row.message },
            addressee,
            state,
          ]}
        />
      }
      columns={[
        {
          head: words.main,
          sort: 'subject',
          fold: 'main',
          cell: (row) => (
            <RowTitle title={row.subject} to={to(row)} strong={!row.handled} below={[row.message]} />
          ),
        },
        { head: all.from, sort: 'name', fold: 'of', cell: (row) => row.name },
        ...(isOffice ? [addressee] : []),
        ...columns,
      ]}
    />
  );
}
