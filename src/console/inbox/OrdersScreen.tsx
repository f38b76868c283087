import { order } from '#kinds/order.ts';
import { churchMinute } from '#lib/dates.ts';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import { CsvButton } from '../shell/list/CsvButton.tsx';
import { RecordListScreen } from '../shell/list/RecordListScreen.tsx';
import { RowTitle } from '../shell/list/RecordTable.tsx';
import { useRecordList } from '../shell/list/useRecordList.ts';
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

/** What visitors order (AMB-051). */
export function OrdersScreen() {
  const all = useWords(INBOX);
  const words = all.orders;
  const path = usePaths();
  const { name, email, mobile, address, message, product } = order.fields;
  const list = useRecordList({ of: order, size: 20, filters: [useHandledFilter()], failed: words.failed });
  const handling = useHandled(order, words.failed.mark, list.reload);
  const isToDo = !list.address.chosen.which && !list.address.search;
  const to = (row: { _id: string }) => path('order', { id: row._id });
  return (
    <RecordListScreen
      list={list}
      words={{
        ...all,
        search: words.search,
        empty: isToDo ? all.nothingToDo : all.empty,
        failed: words.failed,
      }}
      nameOf={(row) => row.product_title}
      tabs={useInboxTabs()}
      above={<MailboxNotice />}
      acts={
        <CsvButton
          list={list}
          name={words.file}
          columns={[
            { head: all.date, text: (row) => churchMinute(new Date(row.created_at)).replace('T', ' ') },
            { head: product.label, text: (row) => row.product_title },
            { head: name.label, text: (row) => row.name },
            { head: email.label, text: (row) => row.email },
            { head: mobile.label, text: (row) => row.mobile },
            { head: address.label, text: (row) => row.address },
            { head: message.label, text: (row) => row.message },
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
            <RowTitle title={row.product_title} to={to(row)} strong={!row.handled} below={[row.address]} />
          ),
        },
        { head: all.from, fold: 'of', cell: (row) => row.name },
        { head: all.date, fold: 'date', cell: (row) => <LetterMoment moment={row.created_at} /> },
        { head: all.status, fold: 'state', cell: (row) => <LetterState handled={row.handled} /> },
      ]}
    />
  );
}
