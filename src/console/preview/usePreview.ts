import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '../kit/api.ts';
import type { Previewed } from '../kit/form/previewed.ts';
import { useDebounced } from '../kit/useDebounced.ts';

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
