import { order } from '#kinds/order.ts';
import { useWords } from '#ui/useWords.ts';
import { CsvButton } from '../kit/list/CsvButton.tsx';
import { RecordListScreen } from '../kit/list/RecordListScreen.tsx';
import { RowTitle } from '../kit/list/RecordTable.tsx';
import { useRecordList } from '../kit/list/useRecordList.ts';
import { usePaths } from '../kit/paths.ts';
import { useHandledFilter } from './ThreadParts.tsx';
import { useThreadList } from './useThreadList.tsx';
import { INBOX } from './words.ts';

/** Visitors' orders (AMB-051). */
export function OrdersScreen() {
  const all = useWords(INBOX);
  const words = all.orders;
  const path = usePaths();
  const { name, email, mobile, address, message, product, quantity } = order.fields;
  const list = useRecordList({ of: order, size: 20, filters: [useHandledFilter()], failed: words.failed });
  type Row = NonNullable<typeof list.rows>[number];
  const to = (row: Row) => path('order', { id: row._id });
  const { screen, columns } = useThreadList(list, words, to);
  const [date, state] = columns;
  return (
    <RecordListScreen
      list={list}
      {...screen}
      nameOf={(row) => row.product_title}
      acts={
        <CsvButton
          list={list}
          name={words.file}
          columns={[
            date,
            { head: product.label, text: (row) => row.product_title },
            { head: quantity.label, text: (row) => String(row.quantity ?? 1) },
            { head: name.label, text: (row) => row.name },
            { head: email.label, text: (row) => row.email },
            { head: mobile.label, text: (row) => row.mobile },
            { head: address.label, text: (row) => row.address },
            { head: message.label, text: (row) => row.message },
            state,
          ]}
        />
      }
      columns={[
        {
          head: words.main,
          sort: 'product_title',
          fold: 'main',
          cell: (row) => (
            <RowTitle title={row.product_title} to={to(row)} strong={!row.handled} below={[row.address]} />
          ),
        },
        { head: all.from, sort: 'name', fold: 'of', cell: (row) => row.name },
        ...columns,
      ]}
    />
  );
}
