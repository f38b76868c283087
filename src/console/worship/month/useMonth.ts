import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DocOf } from '#kinds/docs.ts';
import { prayer } from '#kinds/prayer.ts';
import { lastDayOf } from '#lib/months.ts';
import { type RecordDoc, recordCalls } from '../../kit/form/recordCalls.ts';
import { MOST } from '../../kit/list/pages.ts';

export type Prayer = RecordDoc<typeof prayer> & DocOf<typeof prayer>;

export const PRAYERS = recordCalls(prayer);
const keyOf = (month: string) => [`${PRAYERS.name}Month`, month] as const;

export interface Month {
  /** All prayers of the month in order; undefined until loaded. */
  readonly prayers: readonly Prayer[] | undefined;
  readonly failed: unknown;
  reload(): Promise<unknown>;
  /** Updates a saved prayer, of whatever month, without loading the month again. */
  put(saved: Prayer): void;
  take(gone: Prayer): void;
}

/** All prayers of a month, YYYY-MM. */
export function useMonth(month: string): Month {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(month),
    queryFn: async ({ signal }) => {
      const asked = {
        from_date: `${month}-01`,
        to_date: lastDayOf(month),
        order_by: 'date',
        direction: 'asc',
      };
      return (await PRAYERS.list({ ...asked, page: 1, limit: MOST }, signal)).docs as readonly Prayer[];
    },
  });
  const change = useCallback(
    (one: Prayer, with_: (others: readonly Prayer[]) => readonly Prayer[]) => {
      const of = (one.date ?? '').slice(0, 7);
      client.setQueryData<readonly Prayer[]>(
        keyOf(of),
        (before) => before && with_(before.filter(({ _id }) => _id !== one._id)),
      );
      // The list, and this month when it is opened again, are loaded again.
      void client.invalidateQueries({ queryKey: [`${PRAYERS.name}List`], refetchType: 'none' });
    },
    [client],
  );
  const { refetch } = query;
  return {
    prayers: query.data,
    failed: query.data ? undefined : query.error,
    reload: refetch,
    put: useCallback((saved) => change(saved, (others) => [...others, saved].toSorted(inOrder)), [change]),
    take: useCallback((gone) => change(gone, (others) => others), [change]),
  };
}

const inOrder = (a: Prayer, b: Prayer): number =>
  (a.date ?? '').localeCompare(b.date ?? '') || (a._id < b._id ? -1 : 1);
