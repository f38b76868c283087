import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import type { ReviewedName } from '#kinds/reviewed.ts';
import { send } from '../kit/api.ts';

export type Comment = DataOf<'commentList'>['docs'][number];

/** The first comment of a thread, with its answers. */
export interface Thread {
  readonly first: Comment;
  readonly answers: readonly Comment[];
  /** Someone else wrote last, and it is not done yet. */
  readonly waits: boolean;
}

/** A record's comments, by thread: open ones first. */
export function useComments(kind: ReviewedName, record: string) {
  const query = useQuery({
    queryKey: ['commentList', kind, record],
    queryFn: ({ signal }) => send('commentList', { body: { kind, record }, signal, quiet: true }),
    staleTime: 0,
    retry: false,
  });
  const docs = query.data?.docs ?? [];
  const threads = docs
    .filter(({ answers }) => answers === null)
    .map((first): Thread => {
      const answers = docs.filter((one) => one.answers === first._id);
      return { first, answers, waits: first.done === null && !(answers.at(-1) ?? first).own };
    })
    .toSorted((a, b) => Number(a.first.done !== null) - Number(b.first.done !== null));
  return { ...query, threads, hearers: query.data?.mails_to.map(({ user_name }) => user_name) ?? [] };
}
