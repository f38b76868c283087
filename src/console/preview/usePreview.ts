import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../kit/api.ts';
import type { FormCalls } from '../kit/form/recordCalls.ts';
import { useDebounced } from '../kit/useDebounced.ts';

/** What is previewed: a saved record, with or without unsaved input; without an id, a new one. */
export interface Previewed {
  readonly kind: string;
  readonly id?: string | undefined;
  /** The body that a save would send. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** For a part of a record: the whole record with the part's input. */
  readonly whole?: FormCalls<unknown>['whole'];
  /** The state being shown: unsaved input, saved but not yet public, or exactly what visitors see. */
  readonly shows: 'typed' | 'saved' | 'public';
  /** Whether visitors see the saved state. */
  readonly live?: boolean;
}

/** The page of a record as the website would render it, updated when typing pauses; nothing is saved. */
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
    // Other users' changes must show up whenever it is opened.
    staleTime: 0,
    retry: false,
  });
}
