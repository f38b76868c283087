import type { Option } from '#ui/Field.tsx';
import type { ListUrlState } from '../shell/useListUrl.ts';
import { SHELL } from '../shell/words.ts';

/** The filters that are set, by name, each with what takes it away. A unit whose name is not known yet is not shown yet. */
export function chipsOf(
  url: Pick<ListUrlState, 'status' | 'units' | 'change'>,
  units: readonly Option[] | undefined,
): { name: string; remove: () => void }[] {
  const status = url.status && {
    name: url.status === 'active' ? SHELL.active : SHELL.inactive,
    remove: () => url.change({ status: '' }),
  };
  const chosen = url.units.flatMap((id) => {
    const name = units?.find((unit) => unit.value === id)?.name;
    return name === undefined
      ? []
      : [{ name, remove: () => url.change({ units: url.units.filter((other) => other !== id) }) }];
  });
  return [...(status ? [status] : []), ...chosen];
}
