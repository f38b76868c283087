import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
import type { VersionedName } from '#kinds/versions.ts';
import { send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';

/** One version of an item, as the call returns it. */
export type Version = DataOf<'versionList'>['docs'][number];

/** The versions of a record in the church's languages, including the record itself. */
export function useVersions(kind: VersionedName, id: string) {
  const { userId } = useStaff();
  return useQuery({
    queryKey: ['versionList', userId, kind, id],
    queryFn: ({ signal }) => send('versionList', { body: { kind, record: id }, signal, quiet: true }),
    staleTime: 0,
    retry: false,
  });
}
