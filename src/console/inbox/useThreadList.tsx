import { churchMinute } from '#lib/dates.ts';
import { useWords } from '#ui/useWords.ts';
import type { Column } from '../kit/list/RecordTable.tsx';
import type { RecordList } from '../kit/list/useRecordList.ts';
import { MailboxNotice } from './MailboxNotice.tsx';
import { MarkButton, ThreadMenu, ThreadMoment, ThreadState } from './ThreadParts.tsx';
import { type Thread, type ThreadKind, useHandled } from './useHandled.ts';
import { INBOX } from './words.ts';

interface Sent extends Thread {
  readonly created_at: string;
}

interface Words<F> {
  readonly search: string;
  readonly failed: F;
}

/** Shared by both lists of threads (AMB-050, AMB-051): `screen` is for a `RecordListScreen`, the rest is combined with the list's own columns. */
export function useThreadList<R extends Sent, F extends { readonly mark: string }>(
  list: Pick<RecordList<ThreadKind>, 'of' | 'address' | 'reload'>,
  { search, failed }: Words<F>,
  to: (row: R) => string,
) {
  const all = useWords(INBOX);
  const handling = useHandled(list.of, failed.mark, list.reload);
  const isToDo = !list.address.chosen.which && !list.address.search;
  const date: Column<R, 'date'> = {
    head: all.date,
    sort: 'date',
    fold: 'date',
    cell: (row) => <ThreadMoment moment={row.created_at} />,
    text: (row) => churchMinute(new Date(row.created_at)).replace('T', ' '),
  };
  const state: Column<R> = {
    head: all.status,
    fold: 'state',
    cell: (row) => (
      <>
        <ThreadState handled={row.handled} />
        {row.last && <span className="d">{all.last[row.last]}</span>}
      </>
    ),
    text: (row) =>
      [row.handled ? all.handled : all.isNew, ...(row.last ? [all.last[row.last]] : [])].join(', '),
  };
  return {
    columns: [date, state],
    screen: {
      words: { ...all, search, failed, empty: isToDo ? all.nothingToDo : all.empty },
      next: isToDo ? 'handled' : 'letters',
      above: <MailboxNotice />,
      menuMore: (row: R) => <ThreadMenu to={to(row)} thread={row} handling={handling} />,
      bulk: (rows: readonly R[], done: () => unknown) => (
        <MarkButton threads={rows} handling={handling} onDone={done} />
      ),
    },
  } as const;
}
