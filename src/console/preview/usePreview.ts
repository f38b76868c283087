import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../api.ts';
import type { FormCalls } from '../shell/form/recordCalls.ts';
import { useDebounced } from '../shell/useDebounced.ts';

/** What is shown: a record as it is saved, or with what is typed; without an id, a new one. */
export interface Previewed {
  readonly kind: string;
  readonly id?: string | undefined;
  /** The body that a save would send. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** Of a part of a record: the whole record with what is typed into the part. */
  readonly whole?: FormCalls<unknown>['whole'];
  /** What is seen of it: what is typed and not saved, what is saved and waits, or what visitors see just so. */
  readonly shows: 'typed' | 'saved' | 'public';
  /** Whether visitors see it as it is saved. */
  readonly live?: boolean;
}

/** The page of a record as the website would draw it, drawn anew when typing rests; nothing of it is saved. */
export function usePreview({ whole, shows: _shows, live: _live, ...previewed }: Previewed) {
  const asked = useDebounced(JSON.stringify(previewed));
  return useQuery({
    queryKey: ['previewGet', asked],
    queryFn: async ({ signal }) => {
      const one = JSON.parse(asked) as Omit<Previewed, 'whole' | 'shows' | 'live'>;
      const body = whole ? { kind: whole.kind, ...(await whole.with(one.id, one.values ?? {})) } : one;
      return send('previewGet', { body, signal });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    // What somebody else changed meanwhile shall be seen whenever it is opened.
    staleTime: 0,
    retry: false,
  });
}
