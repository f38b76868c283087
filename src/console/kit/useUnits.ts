import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UnitKind } from '#kinds/define.ts';
import type { Option } from '#ui/Field.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from './api.ts';
import { useSentence } from './useSentence.ts';
import { SHELL } from './words.ts';

/** Units hardly change, so a menu may be five minutes old. In ms. */
const FRESH = 300_000;

/**
 * All departments or dioceses for menus and filters; undefined until loaded, and if not `wanted`. `failed` is the screen's own failure message, if it
 * has one.
 */
export function useUnits(
  unit: UnitKind | undefined,
  wanted = true,
  failed?: string,
): readonly Option[] | undefined {
  const { units } = useWords(SHELL);
  const sentence = useSentence();
  const { data, error } = useQuery({
    queryKey: ['units', unit],
    queryFn: async ({ signal }) => {
      const { docs } = await send(unit === 'diocese' ? 'dioceseAll' : 'departmentAll', { signal });
      return docs.map(({ _id, name }): Option => ({ value: _id, name }));
    },
    enabled: wanted && unit !== undefined,
    staleTime: FRESH,
  });
  const text = error && sentence(error, failed ?? units[unit ?? 'department'].failed);
  useEffect(() => {
    if (text) sayFailed(text);
  }, [text]);
  return data;
}
