import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { DataOf, SentTo } from '#calls/calls.ts';
import { send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';
import type { AuditLine } from './useAuditSentence.ts';

type Asked = SentTo<'auditList'>;
type Page = DataOf<'auditList'>;

const SIZE = 30;
/** The page size when loading entries for a file. */
const FILE_SIZE = 500;
/** A file has at most this many entries, the newest. */
const MOST_IN_FILE = 20_000;

/** The matching entries, page by page: each page continues where the previous one ended, whatever has happened since. */
export function useAudit(asked: Asked) {
  const { userId } = useStaff();
  return useInfiniteQuery<Page, Error, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: ['auditList', userId, asked],
    queryFn: ({ pageParam, signal }) =>
      send('auditList', { body: { ...asked, limit: SIZE, older_than: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}

/** All matching entries for a file; if there are very many, the newest. */
export async function allLines(asked: Asked): Promise<AuditLine[]> {
  const found: AuditLine[] = [];
  let next: string | null = null;
  do {
    const page: Page = await send('auditList', { body: { ...asked, limit: FILE_SIZE, older_than: next } });
    found.push(...page.docs);
    next = page.next;
  } while (next && found.length < MOST_IN_FILE);
  return found;
}
