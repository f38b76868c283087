import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Kind } from '#kinds/define.ts';
import { type RecordDoc, recordCalls } from './form/recordCalls.ts';
import { useSentence } from './useSentence.ts';

/** A record that a screen shows. */
export interface ShownRecord<K extends Kind> {
  readonly of: K;
  readonly id: string;
  /** undefined until loaded. */
  readonly doc: RecordDoc<K> | undefined;
  /** The failure message, if there is nothing else to show. */
  readonly failure: string | undefined;
  reload(): unknown;
  /** Shows a newer state, as returned by a save. */
  put(doc: RecordDoc<K>): void;
}

/** One record by its id. A cached one is shown at once and refreshed in the background. `failed`: the failure message (000 §8). */
export function useRecord<K extends Kind>(of: K, id: string, failed: string): ShownRecord<K> {
  const client = useQueryClient();
  const sentence = useSentence();
  const calls = recordCalls(of);
  const key = ['shown', calls.name, id];
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => calls.get(id, signal) });
  return {
    of,
    id,
    doc: query.data,
    failure: query.isError && !query.data ? sentence(query.error, failed) : undefined,
    reload: query.refetch,
    put: (doc) => void client.setQueryData(key, doc),
  };
}
