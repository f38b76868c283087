import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UnitKind } from '#kinds/define.ts';
import type { Option } from '#ui/Field.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { send, sentenceOf } from '../api.ts';

/** Units hardly change; a menu that is five minutes old is good enough. In ms. */
const FRESH = 300_000;

/** All departments or dioceses for menus and filters, or none while `wanted` is false. `failed` is said when they can't be had. */
export function useUnits(unit: UnitKind, failed: string, wanted = true): readonly Option[] | undefined {
  const query = useQuery({
    queryKey: ['units', unit],
    queryFn: async ({ signal }) => {
      const { docs } = await send(unit === 'department' ? 'departmentAll' : 'dioceseAll', { signal });
      return docs.map(({ _id, name }): Option => ({ value: _id, name }));
    },
    enabled: wanted,
    staleTime: FRESH,
  });
  const { error } = query;
  useEffect(() => {
    if (error) sayFailed(sentenceOf(error, failed));
  }, [error, failed]);
  return query.data;
}
